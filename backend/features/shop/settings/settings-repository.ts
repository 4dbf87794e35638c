// Tested by tests/backend/store-settings.test.ts.
import type { Picture } from '#backend/picture.ts';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import { savePicture } from '#backend/features/catalogue/products/picture-repository.ts';
import type { SavedPicture, SavedSettings, StoreSettings } from './store-settings.ts';
import { zoneOf } from '#backend/rules/time-zones.ts';
import { readShopValue, replaceShopValue, writeShopValue, type ShopValueName } from '#backend/db/shop-values.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import * as texts from './texts.ts';

/**
 * The pictures of the shop, as the form and the settings name them. Each has a row with its hash, so that the removal of products
 * can keep it.
 */
const pictureRows = {
  logo: 'store-logo',
  guaranteePicture: 'guarantee-picture',
  bannerPicture: 'banner-picture',
} as const satisfies Record<string, ShopValueName>;
export type PictureName = keyof typeof pictureRows;
export const pictureNames = Object.keys(pictureRows) as PictureName[];

/** The settings as the table stores them. Fields that were never saved have their default; pictures are absent or null without one. */
interface StoredFact extends Partial<Record<PictureName, string | null>> {
  version: number;
  settings: Partial<StoreSettings>;
}

export interface SettingsChange {
  /** The fields to change. */
  settings: {
    [Name in keyof StoreSettings]?: Name extends 'pages' ? Partial<StoreSettings['pages']> : StoreSettings[Name];
  };
  /** New pictures, null to remove one, or undefined to keep it. */
  pictures: Record<PictureName, Picture | null | undefined>;
  /** Refuses the change when the settings have another version. */
  ifVersion: number | undefined;
  actor: Staff;
  /** The settings that this actor may not change. */
  fixed: readonly string[];
}

/** `fixed`: the setting that this actor may not change. */
export type SettingsOutcome = 'saved' | 'changed-since' | 'currency-in-use' | { fixed: string };

const emptyFact: StoredFact = { version: 0, settings: {} };

const parse = (text: string | null): StoredFact => (text === null ? emptyFact : (JSON.parse(text) as StoredFact));

/** The texts that each save stores, as it stores all pages: the seller has seen them in the form. */
const seenTexts = ({ openingHours, deliveryPromise }: Pick<StoreSettings, 'openingHours' | 'deliveryPromise'>) => ({
  openingHours,
  deliveryPromise,
});

/** Before each save stored them, a shop with saved settings showed these also in production. */
const textsOfOldShops = seenTexts({
  openingHours: texts.defaultOpeningHours,
  deliveryPromise: texts.defaultDeliveryPromise,
});

function completed({ version, settings }: StoredFact, defaults: StoreSettings): StoreSettings {
  const seen = version > 0 ? textsOfOldShops : {};
  // Of a shop that has chosen none: that of the country whose law it follows. The European Union has several.
  const { country } = settings;
  const timeZone = zoneOf(country === 'UK' ? 'GB' : (country ?? '')) ?? defaults.timeZone;
  return { ...defaults, timeZone, ...seen, ...settings, pages: { ...defaults.pages, ...settings.pages } };
}

/** `defaults` are the settings where the seller has saved none. */
export async function readSettings(source: Database['query'], defaults: StoreSettings): Promise<SavedSettings> {
  const fact = parse(await readShopValue(source, 'store-settings'));
  const pictures = await readPictures(source, fact);
  return { version: fact.version, settings: completed(fact, defaults), ...pictures };
}

async function readPictures(
  source: Database['query'],
  fact: StoredFact,
): Promise<Record<PictureName, SavedPicture | null>> {
  const hashes = pictureNames.flatMap((name) => fact[name] ?? []);
  const rows =
    hashes.length === 0
      ? []
      : await source.selectFrom('images').select(['hash', 'width', 'height']).where('hash', 'in', hashes).execute();
  const of = (name: PictureName) => rows.find(({ hash }) => hash === fact[name]) ?? null;
  return { logo: of('logo'), guaranteePicture: of('guaranteePicture'), bannerPicture: of('bannerPicture') };
}

/**
 * The lock of the currency: orders take it shared, a change of the currency takes it exclusively, so that no order has
 * a currency that changes meanwhile.
 */
const currencyLock = ['currency'];

/** The settings for a new order. The currency stays until the transaction ends; the others apply to the orders after their change. */
export async function lockSettings(
  database: Database,
  trx: DatabaseTransaction,
  defaults: StoreSettings,
): Promise<StoreSettings> {
  await database.lockIds(trx, currencyLock, 'shared');
  const fact = parse(await readShopValue(trx, 'store-settings'));
  return completed(fact, defaults);
}

async function hasOrders(trx: DatabaseTransaction): Promise<boolean> {
  return (await trx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The settings that the audit trail shows: each page by itself. */
function auditedSettings(fact: StoredFact, { pages, ...settings }: StoreSettings): object {
  const texts = Object.entries(pages).map(([slug, text]) => [`page ${slug}`, text]);
  const pictures = pictureNames.map((name) => [name, fact[name]?.slice(0, 8) ?? null]);
  return { ...settings, ...Object.fromEntries([...texts, ...pictures]) };
}

/** Saves the change in one transaction, or nothing. */
export async function saveSettings(
  database: Database,
  defaults: StoreSettings,
  { settings, pictures, ifVersion, actor, fixed }: SettingsChange,
  now: number,
): Promise<SettingsOutcome> {
  return database.write(async (trx) => {
    if (settings.currency !== undefined) await database.lockIds(trx, currencyLock, 'exclusive');
    const text = await readShopValue(trx, 'store-settings');
    const before = parse(text);
    if (ifVersion !== undefined && ifVersion !== before.version) return 'changed-since';
    const old = completed(before, defaults);
    const sent = new Map(Object.entries(settings));
    const present = new Map(Object.entries(old));
    const isOther = (name: string) => JSON.stringify(sent.get(name)) !== JSON.stringify(present.get(name));
    const refusedField = fixed.find((name) => sent.get(name) !== undefined && isOther(name));
    if (refusedField !== undefined) return { fixed: refusedField };
    if (settings.currency !== undefined && settings.currency !== old.currency && (await hasOrders(trx))) {
      return 'currency-in-use';
    }
    const next: StoredFact = {
      version: before.version + 1,
      settings: { ...seenTexts(old), ...before.settings, ...settings, pages: { ...old.pages, ...settings.pages } },
    };
    for (const name of pictureNames) {
      const sentPicture = pictures[name];
      next[name] = sentPicture === undefined ? (before[name] ?? null) : (sentPicture?.hash ?? null);
    }
    if (!(await replaceShopValue(trx, 'store-settings', text, JSON.stringify(next)))) return 'changed-since';
    for (const name of pictureNames) {
      const picture = pictures[name];
      if (picture) await savePicture(trx, picture, now);
      const hash = next[name] ?? null;
      if (hash !== (before[name] ?? null)) await setPictureRow(trx, pictureRows[name], hash);
    }
    await recordAudit(trx, {
      actor,
      action: 'SETTINGS_CHANGED',
      subject: { kind: 'SETTINGS', id: null, name: texts.shop },
      before: auditedSettings(before, old),
      after: auditedSettings(next, completed(next, defaults)),
      at: now,
    });
    return 'saved';
  });
}

/**
 * Names a picture of the shop in its own row. The picture before it stays stored: pages that browsers and caches keep still show
 * it.
 */
async function setPictureRow(trx: DatabaseTransaction, name: ShopValueName, hash: string | null): Promise<void> {
  await (hash === null
    ? trx.deleteFrom('shop_facts').where('name', '=', name).execute()
    : writeShopValue(trx, name, hash));
}
