import type { ShopForm_storeFragment, UpdateStoreInput } from '#web/__generated__/seller-shop.ts';

export const pageNames = {
  imprint: 'Imprint',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  delivery: 'Delivery information',
  returns: 'Returns and refunds',
  payment: 'Payment methods',
} as const;

export type PageSlug = keyof typeof pageNames;
export const pageSlugs = Object.keys(pageNames) as PageSlug[];

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

/** The texts of the form. The social links have one line each: a label and an address. */
export type ShopDraft = Record<(typeof factNames)[number] | PageSlug, string>;

export const draftNames: readonly (keyof ShopDraft)[] = [...factNames, ...pageSlugs];

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

/** What differs from the saved shop. */
export function changesOf(draft: ShopDraft, saved: ShopDraft): UpdateStoreInput {
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
  };
}

/** The field of the form that an error of `UpdateStoreInput` is about. */
export function fieldOf(path: readonly string[] | null, sent: UpdateStoreInput): keyof ShopDraft | 'logo' | undefined {
  const [name = '', second = ''] = path ?? [];
  const inner = name === 'contact' ? second : name === 'pages' ? sent.pages?.[Number(second)]?.slug : name;
  if (inner === 'logo') return 'logo';
  return draftNames.find((each) => each === inner);
}
