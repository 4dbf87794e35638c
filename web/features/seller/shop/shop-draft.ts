import type { ShopForm_storeFragment, UpdateStoreInput } from '#web/__generated__/seller-shop.ts';
import { shownReasons } from '#web/shared/lib/shop/reasons.ts';

export const pageSlugs = [
  'imprint',
  'terms',
  'privacy',
  'delivery',
  'returns',
  'payment',
  'accessibility',
  'legal-guarantee',
] as const;
export type PageSlug = (typeof pageSlugs)[number];

/** The places of the form for reasons to buy. Those without a title and a text are not sent. */
const reasonPlaces = [1, 2, 3, 4] as const;
type ReasonPlace = (typeof reasonPlaces)[number];
const reasonTitle = (place: ReasonPlace) => `reason${place}Title` as const;
const reasonText = (place: ReasonPlace) => `reason${place}Text` as const;

export const reasonNames = [
  'reasonsHeading' as const,
  ...reasonPlaces.flatMap((place) => [reasonTitle(place), reasonText(place)]),
];

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
export type ShopText = (typeof factNames)[number] | (typeof reasonNames)[number] | PageSlug;

/** The form's content. The logo is its address, empty for none, or the name of a file that was chosen: see `chosenLogo`. */
export type ShopDraft = Record<ShopText | 'logo', string>;

const draftNames: readonly (keyof ShopDraft)[] = [...factNames, ...reasonNames, ...pageSlugs, 'logo'];

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
    ...reasonsOf(store),
    ...texts,
  };
}

/** The saved reasons, or those that shoppers see until some are saved. */
function reasonsOf({ reasons }: ShopForm_storeFragment): Record<(typeof reasonNames)[number], string> {
  const { heading, list } = reasons ?? shownReasons();
  const shown = { reasonsHeading: heading ?? '' } as Record<(typeof reasonNames)[number], string>;
  for (const place of reasonPlaces) {
    shown[reasonTitle(place)] = list[place - 1]?.title ?? '';
    shown[reasonText(place)] = list[place - 1]?.text ?? '';
  }
  return shown;
}

/** The places of the reasons that are sent, in their order. */
const usedPlaces = (draft: ShopDraft) =>
  reasonPlaces.filter((place) => (draft[reasonTitle(place)] + draft[reasonText(place)]).trim() !== '');

const toReasons = (draft: ShopDraft) => ({
  heading: draft.reasonsHeading,
  list: usedPlaces(draft).map((place) => ({ title: draft[reasonTitle(place)], text: draft[reasonText(place)] })),
});

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
    ...(isChanged(...reasonNames) && { reasons: toReasons(draft) }),
    ...(isChanged('socialLinks') && { socialLinks: toLinks(draft.socialLinks) }),
    ...(pages.length > 0 && { pages }),
    ...(logo && isChosen(draft.logo) && { logo }),
    ...(isChanged('logo') && draft.logo === '' && { removeLogo: true }),
  };
}

/** The field of the form that an error of `UpdateStoreInput` is about. */
export function fieldOf(
  path: readonly string[] | null,
  sent: UpdateStoreInput,
  draft: ShopDraft,
): keyof ShopDraft | undefined {
  const [name = '', second = '', third = '', fourth] = path ?? [];
  if (name === 'reasons') {
    const place = usedPlaces(draft)[Number(third)];
    if (second !== 'list' || place === undefined) return 'reasonsHeading';
    return fourth === 'text' ? reasonText(place) : reasonTitle(place);
  }
  const inner = name === 'contact' ? second : name === 'pages' ? sent.pages?.[Number(second)]?.slug : name;
  return draftNames.find((each) => each === inner);
}
