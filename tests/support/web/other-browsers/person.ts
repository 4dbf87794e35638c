import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** The library that finds elements by role and name, as in the web tests. It is added to each document. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const waitMs = 60_000;

interface Found {
  text: string;
  value: string | undefined;
  x: number;
  y: number;
  /** Whether a press at that point hits the element. */
  isFree: boolean;
}

interface TestingLibrary {
  queryAllByRole: (root: Element, role: string, options: { name: RegExp }) => HTMLElement[];
  queryAllByLabelText: (root: Element, label: string) => HTMLElement[];
}

/** Runs in the page. @returns null when there is no such element, `'no library'` when the library is missing. */
function find(role: string, name: string): Found | 'no library' | null {
  const found = (window as unknown as { TestingLibraryDom?: TestingLibrary }).TestingLibraryDom;
  if (!found) return 'no library';
  // Elements behind an open dialog cannot be pressed.
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const all =
    role === 'field'
      ? found.queryAllByLabelText(root, name)
      : found.queryAllByRole(root, role, { name: new RegExp(name) });
  const element = all.find((each) => each.getClientRects().length > 0);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return {
    text: element.innerText,
    value: 'value' in element ? String(element.value) : undefined,
    x,
    y,
    isFree: hit !== null && (element.contains(hit) || (hit.tagName === 'LABEL' && hit.contains(element))),
  };
}

/** Acts in a browser as a person does. Each action waits until it is possible, at most a minute. */
export function personAt(engine: Engine, shopUrl: string) {
  async function look(role: string, name: string): Promise<Found | null> {
    const found = (await engine.run(find.toString(), [role, name])) as Found | 'no library' | null;
    if (found !== 'no library') return found;
    await engine.run(`() => {${library}}`, []);
    return null;
  }

  async function waitFor(role: string, name: string, isWanted: (found: Found) => boolean = () => true): Promise<Found> {
    const until = Date.now() + waitMs;
    let last: unknown = null;
    while (Date.now() < until) {
      // The page is being replaced.
      const found = await look(role, name).catch((error: unknown) => void (last = error));
      if (found && isWanted(found)) return found;
      last = found ?? last;
      await pause(100);
    }
    throw new Error(`No ${role} “${name}” to use: ${last instanceof Error ? last.message : JSON.stringify(last)}`);
  }

  /** The position of an element that has stopped moving. */
  async function placeOf(role: string, name: string) {
    let before: Found | undefined;
    return await waitFor(role, name, (found) => {
      const stands = found.isFree && before?.x === found.x && before.y === found.y;
      before = found;
      return stands;
    });
  }

  async function press(role: string, name: string) {
    const { x, y } = await placeOf(role, name);
    const move = { type: 'pointerMove', x, y, duration: 0 };
    const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const parameters = { pointerType: 'mouse' };
    await engine.perform([{ type: 'pointer', id: 'mouse', parameters, actions: [move, down, up] }]);
  }

  async function type(text: string) {
    const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value })));
    await engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  return {
    open: (path: string) => engine.open(shopUrl + path),
    see: waitFor,
    press,
    type,
    /** Replaces the text of the field with this label. */
    fill: async (label: string, text: string) => {
      await press('field', label);
      await engine.run('() => document.activeElement.select()', []);
      await type(text);
      await waitFor('field', label, ({ value }) => value === text);
    },
  };
}
