import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readTexts } from '../../../scripts/setup/languages-plugin.mjs';

type Texts = typeof import('./texts.ts');

interface TextInfo {
  direction: string;
}

/** The direction in which a language is written. */
function directionOf(language: string): string {
  // TypeScript does not know them yet: Node 20 has a property, and newer ones have a method.
  const locale = new Intl.Locale(language) as Intl.Locale & {
    textInfo: TextInfo;
    getTextInfo?: () => TextInfo;
  };
  return (locale.getTextInfo?.() ?? locale.textInfo).direction;
}

/** A Vite plugin: says the language and its words in `index.html` and in the manifest. */
export function documentWords(language: string): Plugin {
  const texts: Promise<Texts> = readTexts(join(import.meta.dirname, 'texts.ts'), language);
  return {
    name: 'greengate-document-words',
    async transformIndexHtml(html) {
      const { appDescription, needsScripts } = await texts;
      const direction = directionOf(language);
      return html
        .replace('<html lang="en"', `<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}`)
        .replace('__TITLE__', 'Greengate')
        .replace('__DESCRIPTION__', appDescription)
        .replace('__NEEDS_SCRIPTS__', needsScripts);
    },
    async writeBundle({ dir = '' }) {
      const file = join(dir, 'manifest.webmanifest');
      // The renderer's build has none.
      if (this.environment.config.build.ssr) return;
      const { appDescription, todaysDeals, cart, myOrders } = await texts;
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      const names = [todaysDeals, cart, myOrders];
      for (const [at, shortcut] of manifest.shortcuts.entries()) shortcut.name = names[at];
      writeFileSync(file, JSON.stringify({ ...manifest, lang: language, description: appDescription }, null, 2));
    },
  };
}
