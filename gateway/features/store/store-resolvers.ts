import type { Resolvers } from '#gateway/__generated__/schema.ts';

const standardName = 'Greengate';

export const storeResolvers = {
  Query: {
    store: (_root, _args, { features, currency }) => ({
      name: features.name ?? standardName,
      currency: { code: features.currencyCode ?? codeIn(currency), symbol: currency },
      features: features.names,
      missingCalls: [...features.missingCalls],
    }),
  },
} satisfies Resolvers;

/** The ISO code if the configured symbol is one, such as `CHF`. */
function codeIn(symbol: string): string | null {
  return /^[A-Z]{3}$/.test(symbol) ? symbol : null;
}
