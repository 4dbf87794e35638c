import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import type { CataloguePage } from '#gateway/catalogue/catalogue-page.ts';
import { unitPriceOf } from '#gateway/catalogue/unit-price.ts';
import { readWeight, weightIn } from '#gateway/catalogue/weight-text.ts';
import { allergenSummary } from '#gateway/documents/allergens.ts';
import { pictureAddress } from '#gateway/documents/picture-url.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

const pageInfoOf = ({ entries, hasNextPage, hasPreviousPage }: CataloguePage) => ({
  startCursor: entries[0]?.cursor ?? null,
  endCursor: entries.at(-1)?.cursor ?? null,
  hasNextPage,
  hasPreviousPage,
});

export const productsResolvers = {
  Query: {
    categories: (_root, _args, { api }) => api.products.categories(),
    nearestProducts: (_root, { first, search }, { api }) => api.products.nearest(search, first ?? 6),
    product: (_root, { id }, { api }) => api.products.find(id),
    products: (_root, args, { api }) => api.products.page(args),
  },
  Mutation: {
    addProduct: (_root, { input }, { api }) => api.products.add(input),
    archiveProduct: (_root, { input }, { api }) => api.sellerProducts.archive(input),
    arrangeProduct: (_root, { input }, { api }) => api.sellerProducts.arrange(input),
    changeProducts: (_root, { input }, { api }) => api.bulkProducts.change(input),
    lookUpBarcode: (_root, { input }, { api }) => api.lookUp.lookUp(input),
    removeDemoProducts: (_root, _args, { api }) => api.demoProducts.remove(),
    setProductStock: (_root, { input }, { api }) => api.products.setStock(input.productId, input.inStock),
    updateProduct: (_root, { input }, { api }) => api.sellerProducts.update(input),
  },
  Seller: {
    articleNumbers: (_seller, _args, { api }) => api.sellerProducts.articleNumbers(),
    allProducts: (_seller, args, { api }) => api.sellerProducts.page(args),
    oneProduct: (_seller, { id }, { api }) => api.sellerProducts.find(id),
    priceHistory: (_seller, { productId }, { api }) => api.priceHistory.of(productId),
    productByGtin: (_seller, { gtin }, { api }) => api.sellerProducts.findByGtin(gtin),
    removableDemoProducts: (_seller, _args, { api }) => api.demoProducts.removable(),
    weightReading: (_seller, { text }, { formatSettings, measures }) => {
      const reading = readWeight(text, measures());
      if (!reading) return { weight: null, size: null, expectedGrams: null };
      return { ...reading, weight: weightIn(formatSettings.locale, reading.text) };
    },
  },
  Product: {
    id: ({ _id }) => _id,
    allergens: ({ allergens }, _args, { features }) =>
      features.has('PRODUCTS_FOOD') ? allergenSummary(allergens) : null,
    category: (product, _args, { api }) => api.products.categoryOf(product),
    deposit: ({ deposit }, _args, { features }) => (features.has('DEPOSITS') ? deposit : null),
    food: ({ _id }, _args, { api }) => api.food.find(_id),
    gtin: ({ gtin }, _args, { features }) => (features.has('PRODUCTS_GTIN') ? gtin : null),
    image: ({ images }) => images[0] ?? null,
    referencePrice: ({ referencePrice }, _args, { features }) =>
      features.has('PRICES_HISTORY') ? referencePrice : null,
    minimumAge: ({ minimumAge }, _args, { features }) => (features.has('PRODUCTS_AGE') ? minimumAge : null),
    portion: ({ portion }, _args, { features }) => (features.has('PRODUCTS_PORTIONS') ? portion : null),
    related: (product, { first }, { api }) => api.products.related(product, first ?? 5),
    unitPrice: (product) => unitPriceOf(product),
    weight: ({ weight }, _args, { formatSettings }) => weightIn(formatSettings.locale, weight),
  },
  SellerProduct: {
    id: ({ _id }) => _id,
    product: (product) => product,
    searchWords: ({ searchWords }, _args, { features }) => (features.has('PRODUCTS_WORDS') ? searchWords : null),
    sku: ({ sku }, _args, { features }) => (features.has('PRODUCTS_SKU') ? sku : null),
    taxClass: ({ taxClass }, _args, { features }) => (features.has('TAX_RATES') ? taxClass : null),
  },
  Image: {
    url: (picture, { width }, { publicOrigin }) => pictureAddress(picture, publicOrigin, width),
  },
  Category: {
    productCount: ({ inStock }) => inStock.length,
  },
  ProductConnection: {
    edges: ({ entries }) => entries.map(({ product, cursor }) => ({ node: product, cursor })),
    nodes: ({ entries }) => entries.map(({ product }) => product),
    pageInfo: pageInfoOf,
  },
  SellerProductConnection: {
    edges: ({ entries }) => entries.map(({ product, cursor }) => ({ node: product, cursor })),
    nodes: ({ entries }) => entries.map(({ product }) => product),
    pageInfo: pageInfoOf,
  },
  AddProductPayload: {
    product: (outcome, _args, { api }) => api.products.added(outcome),
    ...payloadFields,
  },
  LookUpBarcodePayload: { ...payloadFields },
  RemoveDemoProductsPayload: { ...payloadFields },
  UpdateProductPayload: { ...payloadFields },
  ChangeProductsPayload: { ...payloadFields },
  ArchiveProductPayload: { ...payloadFields },
  ArrangeProductPayload: { ...payloadFields },
  SetProductStockPayload: {
    product: ({ success, productId }, _args, { api }) => (success ? api.products.find(productId) : null),
    ...payloadFields,
  },
} satisfies Resolvers;
