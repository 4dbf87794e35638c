import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import type { ToPictureUrl } from '#gateway/documents/picture-url.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';
import { amountFormats } from '#gateway/store/amount-formats.ts';
import { standardShopName, type StoreFacts } from '#gateway/store/store-facts.ts';

/** A picture of the shop with the text that replaces it. */
const pictureOf = (picture: StoreFacts['logo'], alt: string, toPictureUrl: ToPictureUrl) =>
  picture && { ...picture, url: toPictureUrl(picture.url), alt };

export const storeResolvers = {
  Query: {
    store: (_root, _args, { features }) => features,
  },
  Mutation: {
    updateStore: (_root, { input }, { api }) => api.store.update(input),
  },
  Store: {
    banner: ({ facts }, _args, { toPictureUrl }) =>
      facts?.banner
        ? { ...facts.banner, picture: pictureOf(facts.banner.picture, facts.banner.heading ?? '', toPictureUrl) }
        : null,
    contact: ({ facts }) => facts?.contact ?? null,
    country: ({ facts }) => facts?.country ?? null,
    currency: (features, _args, { formatSettings }) => {
      const { currency, symbol } = amountFormats(features, formatSettings);
      return { code: currency, symbol };
    },
    delivery: ({ facts }) => facts?.delivery ?? null,
    deliveryPromise: ({ facts }) => facts?.deliveryPromise ?? null,
    features: ({ names }) => names,
    guestOrders: ({ facts }) => facts?.guestOrders ?? null,
    logo: ({ facts, name }, _args, { toPictureUrl }) =>
      pictureOf(facts?.logo ?? null, name ?? standardShopName, toPictureUrl),
    language: (_features, _args, { formatSettings }) => formatSettings.language,
    locale: (_features, _args, { formatSettings }) => formatSettings.locale,
    missingCalls: ({ missingCalls }) => [...missingCalls],
    name: ({ name }) => name ?? standardShopName,
    openingHours: ({ facts }) => facts?.openingHours ?? null,
    page: ({ pages }, { slug }) => pages?.find((page) => page.slug === slug) ?? null,
    originDays: ({ facts }) => facts?.originDays ?? null,
    pages: ({ pages }) => pages && [...pages],
    produceCategories: ({ facts }) => facts?.produceCategories ?? null,
    nonFoodCategories: ({ facts }) => facts?.nonFoodCategories ?? null,
    reasons: ({ facts }) => facts?.reasons ?? null,
    requiresFoodFacts: ({ facts }) => facts?.requireFoodFacts ?? null,
    socialLinks: ({ facts }) => facts?.socialLinks ?? null,
    depositTax: ({ facts, has }) => (has('TAX_DEPOSITS') ? (facts?.tax?.depositTax ?? null) : null),
    feeTax: ({ facts, has }) => (has('TAX_FEE') ? (facts?.tax?.feeTax ?? null) : null),
    taxClasses: ({ facts }) => facts?.tax?.classes ?? null,
    taxMode: ({ facts }) => facts?.tax?.mode ?? null,
    taxNumber: ({ facts }) => facts?.tax?.number ?? null,
    taxText: ({ facts }) => facts?.taxText ?? null,
    timeZone: ({ facts }) => facts?.timeZone ?? null,
    version: ({ facts }) => facts?.version ?? null,
  },
  StorePage: {
    picture: ({ picture, title }, _args, { toPictureUrl }) => pictureOf(picture, title, toPictureUrl),
  },
  UpdateStorePayload: {
    store: (_outcome, _args, { features }) => features,
    ...payloadFields,
  },
} satisfies Resolvers;
