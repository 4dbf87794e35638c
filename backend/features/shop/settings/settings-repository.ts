import type { Picture } from '#backend/picture.ts';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import { savePicture } from '#backend/features/catalogue/products/picture-repository.ts';
import type { SavedPicture, SavedSettings, StoreSettings } from './store-settings.ts';
import { readShopValue, replaceShopValue, writeShopValue } from '#backend/db/shop-values.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import * as texts from './texts.ts';

/** The settings as the table stores them. Fields that were never saved have their default. */
interface StoredFact {
  version: number;
  logo: string | null;
  /** Absent in settings from before it existed. */
  guaranteePicture?: string | null;
  settings: Partial<StoreSettings>;
}

export interface SettingsChange {
  /** The fields to change. */
  settings: {
    [Name in keyof StoreSettings]?: Name extends 'pages' ? Partial<StoreSettings['pages']> : StoreSettings[Name];
  };
  /** A new logo, null to remove it, or undefined to keep it. */
  logo: Picture | null | undefined;
  /** A new picture of the notice of the legal guarantee, in the same way. */
  guaranteePicture: Picture | null | undefined;
  /** Refuses the change when the settings have another version. */
  ifVersion: number | undefined;
  actor: Staff;
  /** The settings that this actor may not change. */
  fixed: readonly string[];
}

/** `fixed`: the setting that this actor may not change. */
export type SettingsOutcome = 'saved' | 'changed-since' | 'currency-in-use' | { fixed: string };

/** The row of a picture has only its hash, so that the removal of products can keep this picture. */
const emptyFact: StoredFact = { version: 0, logo: null, settings: {} };

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
  return { ...defaults, ...seen, ...settings, pages: { ...defaults.pages, ...settings.pages } };
}

/** `defaults` are the settings where the seller has saved none. */
export async function readSettings(source: Database['query'], defaults: StoreSettings): Promise<SavedSettings> {
  const fact = parse(await readShopValue(source, 'store-settings'));
  const logo = await readPicture(source, fact.logo);
  const guaranteePicture = await readPicture(source, fact.guaranteePicture);
  return { version: fact.version, settings: completed(fact, defaults), logo, guaranteePicture };
}

async function readPicture(source: Database['query'], hash: string | null | undefined): Promise<SavedPicture | null> {
  if (hash == null) return null;
  const row = await source
    .selectFrom('images')
    .select(['hash', 'width', 'height'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row ?? null;
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
function auditedSettings({ logo, guaranteePicture }: StoredFact, { pages, ...settings }: StoreSettings): object {
  const texts = Object.entries(pages).map(([slug, text]) => [`page ${slug}`, text]);
  return {
    ...settings,
    ...Object.fromEntries(texts),
    logo: logo?.slice(0, 8) ?? null,
    guaranteePicture: guaranteePicture?.slice(0, 8) ?? null,
  };
}

/** Saves the change in one transaction, or nothing. */
export async function saveSettings(
  database: Database,
  defaults: StoreSettings,
  { settings, logo, guaranteePicture, ifVersion, actor, fixed }: SettingsChange,
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
      logo: logo === undefined ? before.logo : (logo?.hash ?? null),
      settings: { ...seenTexts(old), ...before.settings, ...settings, pages: { ...old.pages, ...settings.pages } },
      guaranteePicture:
        guaranteePicture === undefined ? (before.guaranteePicture ?? null) : (guaranteePicture?.hash ?? null),
    };
    if (!(await replaceShopValue(trx, 'store-settings', text, JSON.stringify(next)))) return 'changed-since';
    if (logo) await savePicture(trx, logo, now);
    if (guaranteePicture) await savePicture(trx, guaranteePicture, now);
    if (next.logo !== before.logo) await setPictureRow(trx, 'store-logo', next.logo);
    if (next.guaranteePicture !== (before.guaranteePicture ?? null)) {
      await setPictureRow(trx, 'guarantee-picture', next.guaranteePicture ?? null);
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
async function setPictureRow(
  trx: DatabaseTransaction,
  name: 'store-logo' | 'guarantee-picture',
  hash: string | null,
): Promise<void> {
  await (hash === null
    ? trx.deleteFrom('shop_facts').where('name', '=', name).execute()
    : writeShopValue(trx, name, hash));
}
