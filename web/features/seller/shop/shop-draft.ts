import type { ShopForm_storeFragment, UpdateStoreInput } from '#web/__generated__/seller-shop.ts';

export const pageSlugs = ['imprint', 'terms', 'privacy', 'delivery', 'returns', 'payment'] as const;
export type PageSlug = (typeof pageSlugs)[number];

const factNames = [
  'name',
  'email',
  'phone',
  'address',
  'openingHours',
  'deliveryPromise',
  'currency',
  'timeZone',
  'taxText',
  'socialLinks',
] as const;

/** A text of the form. The social links have one line each: a label and an address. */
export type ShopText = (typeof factNames)[number] | PageSlug;

/** The form's content. The logo is its address, empty for none, or the name of a file that was chosen: see `chosenLogo`. */
export type ShopDraft = Record<ShopText | 'logo', string>;

const draftNames: readonly (keyof ShopDraft)[] = [...factNames, ...pageSlugs, 'logo'];

const chosenMark = 'file:';
export const chosenLogo = ({ name }: File): string => `${chosenMark}${name}`;
export const isChosen = (logo: string): boolean => logo.startsWith(chosenMark);

/** Reads a kept draft. Missing texts are empty. */
export function parseShopDraft(kept: unknown): ShopDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const texts: Partial<Record<keyof ShopDraft, unknown>> = kept;
  const textOf = (name: keyof ShopDraft) => [name, typeof texts[name] === 'string' ? texts[name] : ''] as const;
  return Object.fromEntries(draftNames.map(textOf)) as ShopDraft;
}

export function toDraft(store: ShopForm_storeFragment): ShopDraft {
  const { contact, pages } = store;
  const texts = Object.fromEntries(
    pageSlugs.map((slug) => [slug, pages?.find((page) => page.slug === slug)?.text ?? '']),
  ) as Record<PageSlug, string>;
  return {
    name: store.name,
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    address: contact?.address ?? '',
    openingHours: store.openingHours ?? '',
    deliveryPromise: store.deliveryPromise ?? '',
    currency: store.currency.code ?? '',
    timeZone: store.timeZone ?? '',
    taxText: store.taxText ?? '',
    socialLinks: (store.socialLinks ?? []).map(({ label, url }) => `${label} ${url}`).join('\n'),
    logo: store.logo?.url ?? '',
    ...texts,
  };
}

function toLinks(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = line.lastIndexOf(' ');
      const url = line.slice(at + 1);
      return { label: line.slice(0, Math.max(at, 0)).trim() || (URL.canParse(url) ? new URL(url).hostname : url), url };
    });
}

/**
 * The texts that differ from the saved shop, and the logo if it does.
 * @param logo the chosen file
 */
export function changesOf(draft: ShopDraft, saved: ShopDraft, logo: File | undefined): UpdateStoreInput {
  const isChanged = (...names: (keyof ShopDraft)[]) => names.some((name) => draft[name] !== saved[name]);
  const { email, phone, address } = draft;
  const simple = (['name', 'openingHours', 'deliveryPromise', 'currency', 'timeZone', 'taxText'] as const).filter(
    (name) => isChanged(name),
  );
  const pages = pageSlugs.filter((slug) => isChanged(slug)).map((slug) => ({ slug, text: draft[slug] }));
  return {
    ...Object.fromEntries(simple.map((name) => [name, draft[name]])),
    ...(isChanged('email', 'phone', 'address') && { contact: { email, phone, address } }),
    ...(isChanged('socialLinks') && { socialLinks: toLinks(draft.socialLinks) }),
    ...(pages.length > 0 && { pages }),
    ...(logo && isChosen(draft.logo) && { logo }),
    ...(isChanged('logo') && draft.logo === '' && { removeLogo: true }),
  };
}

/** The field of the form that an error of `UpdateStoreInput` is about. */
export function fieldOf(path: readonly string[] | null, sent: UpdateStoreInput): keyof ShopDraft | undefined {
  const [name = '', second = ''] = path ?? [];
  const inner = name === 'contact' ? second : name === 'pages' ? sent.pages?.[Number(second)]?.slug : name;
  return draftNames.find((each) => each === inner);
}
