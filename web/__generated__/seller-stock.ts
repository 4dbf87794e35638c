/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type ArchivedProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ArchivedProductsQuery = { seller: { __typename: 'Seller', allProducts: { __typename: 'SellerProductConnection', totalCount: number, nodes: Array<{ __typename: 'SellerProduct', id: string, product: { __typename: 'Product', id: string, name: string } }> } | null } | null };

export type SellerProductsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SellerProductsQuery = { products: { __typename: 'ProductConnection', totalCount: number, nodes: Array<{ __typename: 'Product', id: string, name: string, gtin: string | null, inStock: boolean, availability: Types.ProductAvailability | null, price: number, offerPrice: number, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, portion: { __typename: 'Portion', grams: number } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type SellerProduct_productFragment = { __typename: 'Product', id: string, name: string, gtin: string | null, inStock: boolean, availability: Types.ProductAvailability | null, price: number, offerPrice: number, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, portion: { __typename: 'Portion', grams: number } | null };

export type SellerArticleNumbersQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerArticleNumbersQuery = { seller: { __typename: 'Seller', articleNumbers: Array<{ __typename: 'ArticleNumber', productId: string, sku: string }> | null } | null };

export type ProductByGtinQueryVariables = Exact<{
  gtin: string;
}>;


export type ProductByGtinQuery = { seller: { __typename: 'Seller', productByGtin: { __typename: 'SellerProduct', id: string } | null } | null };

export type SellerPriceQueryVariables = Exact<{
  id: string | number;
}>;


export type SellerPriceQuery = { seller: { __typename: 'Seller', oneProduct: { __typename: 'SellerProduct', id: string, version: number, product: { __typename: 'Product', id: string, price: number, offerPrice: number } } | null } | null };

export type PricedProductFragment = { __typename: 'SellerProduct', id: string, version: number, product: { __typename: 'Product', id: string, price: number, offerPrice: number } };

export type SetProductPriceMutationVariables = Exact<{
  input: Types.UpdateProductInput;
}>;


export type SetProductPriceMutation = { updateProduct: { __typename: 'UpdateProductPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, product: { __typename: 'SellerProduct', id: string, version: number, product: { __typename: 'Product', id: string, price: number, offerPrice: number } } | null } };

export type BulkTaxClassesQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkTaxClassesQuery = { store: { __typename: 'Store', taxClasses: Array<{ __typename: 'TaxClass', code: Types.TaxClassCode, name: string, rate: number }> | null } };

export type ChangeProductsMutationVariables = Exact<{
  input: Types.ChangeProductsInput;
}>;


export type ChangeProductsMutation = { changeProducts: { __typename: 'ChangeProductsPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, changes: Array<{ __typename: 'ProductChange', id: string, name: string, version: number, price: number, offerPrice: number, newPrice: number, newOfferPrice: number }> } };

export type SellerDemoProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerDemoProductsQuery = { seller: { __typename: 'Seller', removableDemoProducts: number | null } | null };

export type RemoveDemoProductsMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveDemoProductsMutation = { removeDemoProducts: { __typename: 'RemoveDemoProductsPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }> } };

export type SetProductStockMutationVariables = Exact<{
  input: Types.SetProductStockInput;
}>;


export type SetProductStockMutation = { setProductStock: { __typename: 'SetProductStockPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, product: { __typename: 'Product', id: string, inStock: boolean } | null } };

export type SellerCountedStockQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerCountedStockQuery = { seller: { __typename: 'Seller', stock: Array<{ __typename: 'ProductStock', productId: string, onHand: number, heldByUnpaid: number, lastMove: number | null }> | null } | null };

export type SellerStockHistoryQueryVariables = Exact<{
  productId: string | number;
  first: number;
}>;


export type SellerStockHistoryQuery = { seller: { __typename: 'Seller', stockHistory: { __typename: 'StockHistory', hasMore: boolean, moves: Array<{ __typename: 'StockMove', position: number, kind: Types.StockMoveKind, change: number, onHand: number, at: string, orderNumber: string | null, staffName: string | null, note: string | null }> } | null } | null };

export type AdjustStockMutationVariables = Exact<{
  input: Types.AdjustStockInput;
  id: string | number;
}>;


export type AdjustStockMutation = { adjustStock: { __typename: 'AdjustStockPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, query: { product: { __typename: 'Product', id: string, inStock: boolean, availability: Types.ProductAvailability | null } | null } } };

export type BookStockMutationVariables = Exact<{
  input: Types.AdjustStockInput;
}>;


export type BookStockMutation = { adjustStock: { __typename: 'AdjustStockPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type StopCountingMutationVariables = Exact<{
  input: Types.StopCountingInput;
  id: string | number;
}>;


export type StopCountingMutation = { stopCounting: { __typename: 'StopCountingPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, query: { product: { __typename: 'Product', id: string, inStock: boolean, availability: Types.ProductAvailability | null } | null } } };

export type FoodFacts_foodFragment = { __typename: 'FoodFacts', alcohol: number | null, allergens: Array<Types.Allergen> | null, checkedAt: string | null, ingredients: string | null, legalName: string | null, brand: string | null, mayContain: Array<Types.Allergen>, organicCode: string | null, origins: Array<string>, qualityClass: string | null, storage: string | null, use: string | null, variety: string | null, version: number, maker: { __typename: 'FoodMaker', address: string, name: string } | null, nutrition: { __typename: 'Nutrition', basis: Types.NutritionBasis, carbohydrate: number, energyKcal: number, energyKj: number, fat: number, fibre: number | null, protein: number, salt: number, saturates: number, sugars: number } | null };

export type MyOrder_orderFragment = { __typename: 'Order', canChangeWishes: boolean | null, payment: Types.PaymentMethod | null, stopsBefore: number | null, substitution: Types.SubstitutionWish | null, id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, taxes: Array<{ __typename: 'IncludedTax', net: number, amount: number, name: string, rate: number }> | null, items: Array<{ __typename: 'OrderItem', productId: string | null, substitution: Types.SubstitutionWish | null, weight: string | null, foodVersion: number | null, name: string | null, quantity: number, unitPrice: number | null, portionGrams: number | null, sizePrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null, product: { __typename: 'Product', id: string, category: { __typename: 'Category', slug: string } | null } | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, joinedBy: Array<{ __typename: 'NamedOrder', id: string, number: string }> | null, joins: { __typename: 'NamedOrder', id: string, number: string } | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderFacts_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, joinedBy: Array<{ __typename: 'NamedOrder', id: string, number: string }> | null, joins: { __typename: 'NamedOrder', id: string, number: string } | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, rate: number }> | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, items: Array<{ __typename: 'OrderItem', foodVersion: number | null, name: string | null, productId: string | null, quantity: number, unitPrice: number | null, portionGrams: number | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', portionGrams: number | null, quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, portion: { __typename: 'Portion', from: number, grams: number, to: number } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
const SellerProduct_productFields: CompactFragment = ["SellerProduct_product","Product","id","name",["category","slug","label"],["image","url"],"gtin","inStock","availability",["portion","grams"],"price","offerPrice"];
const PricedProductFields: CompactFragment = ["PricedProduct","SellerProduct","id","version",["product","id","price","offerPrice"]];
export const ArchivedProductsDocument = /* @__PURE__ */ expandDocument<ArchivedProductsQuery, ArchivedProductsQueryVariables>("query", "ArchivedProducts", "7d10b77a9a109e8c8c1a28b6de9c2330826a427e3117975181e3274403e27457", {}, [["seller",["allProducts",{"isArchived":true,"first":100},"totalCount",["nodes","id",["product","id","name"]]]]]);
export const useArchivedProductsQuery = (options?: useQuery.Options<ArchivedProductsQuery, ArchivedProductsQueryVariables>) => useQuery(ArchivedProductsDocument, options);
export const SellerProductsDocument = /* @__PURE__ */ expandDocument<SellerProductsQuery, SellerProductsQueryVariables>("query", "SellerProducts", "dafd9817c8a2d8fd51dc6d394d50bc8bacfaec330fb1445b0fc12214b3531e91", {"after":"String"}, [["products",{"sort":"NEWEST","first":100,"after":"$after"},"totalCount",["nodes","...SellerProduct_product"],["pageInfo","endCursor","hasNextPage"]]], SellerProduct_productFields);
export const useSellerProductsQuery = (options?: useQuery.Options<SellerProductsQuery, SellerProductsQueryVariables>) => useQuery(SellerProductsDocument, options);
export const SellerArticleNumbersDocument = /* @__PURE__ */ expandDocument<SellerArticleNumbersQuery, SellerArticleNumbersQueryVariables>("query", "SellerArticleNumbers", "092965e07039fd097641f102a66888ea2782da5e2146e3bb06967a04dbbbbbda", {}, [["seller",["articleNumbers","productId","sku"]]]);
export const useSellerArticleNumbersQuery = (options?: useQuery.Options<SellerArticleNumbersQuery, SellerArticleNumbersQueryVariables>) => useQuery(SellerArticleNumbersDocument, options);
export const ProductByGtinDocument = /* @__PURE__ */ expandDocument<ProductByGtinQuery, ProductByGtinQueryVariables>("query", "ProductByGtin", "17643b5b4fc54af2ca597b32366e0a6ac30da5393799a0e97c3d4917f81dc748", {"gtin":"String!"}, [["seller",["productByGtin",{"gtin":"$gtin"},"id"]]]);
export const useProductByGtinQuery = (options: useQuery.Options<ProductByGtinQuery, ProductByGtinQueryVariables> & ({ variables: ProductByGtinQueryVariables } | { skip: true })) => useQuery(ProductByGtinDocument, options);
export const SellerPriceDocument = /* @__PURE__ */ expandDocument<SellerPriceQuery, SellerPriceQueryVariables>("query", "SellerPrice", "274fb6c5ef31d7fddd311ad482ba5ac61642e5df1a210b0634942425eeac9853", {"id":"ID!"}, [["seller",["oneProduct",{"id":"$id"},"...PricedProduct"]]], PricedProductFields);
export const useSellerPriceQuery = (options: useQuery.Options<SellerPriceQuery, SellerPriceQueryVariables> & ({ variables: SellerPriceQueryVariables } | { skip: true })) => useQuery(SellerPriceDocument, options);
export const SetProductPriceDocument = /* @__PURE__ */ expandDocument<SetProductPriceMutation, SetProductPriceMutationVariables>("mutation", "SetProductPrice", "6043b086324cdcd2e7a2f9ded217ce701b040e461faab689258eff6cc3cf08b9", {"input":"UpdateProductInput!"}, [["updateProduct",{"input":"$input"},"success","message",["errors","code"],["product","...PricedProduct"]]], PricedProductFields);
export const useSetProductPriceMutation = (options?: useMutation.Options<SetProductPriceMutation, SetProductPriceMutationVariables>) => useMutation(SetProductPriceDocument, options);
export const BulkTaxClassesDocument = /* @__PURE__ */ expandDocument<BulkTaxClassesQuery, BulkTaxClassesQueryVariables>("query", "BulkTaxClasses", "c81bc86e26ad22765337344f4e1d88eb3d7e0c95f6b9bf11744f5fce4c1a0ed6", {}, [["store",["taxClasses","code","name","rate"]]]);
export const useBulkTaxClassesQuery = (options?: useQuery.Options<BulkTaxClassesQuery, BulkTaxClassesQueryVariables>) => useQuery(BulkTaxClassesDocument, options);
export const ChangeProductsDocument = /* @__PURE__ */ expandDocument<ChangeProductsMutation, ChangeProductsMutationVariables>("mutation", "ChangeProducts", "d49b905e9227729550bcfddb8244b458283018a449d26ca75b529869ad7ef324", {"input":"ChangeProductsInput!"}, [["changeProducts",{"input":"$input"},"success","message",["errors","code"],["changes","id","name","version","price","offerPrice","newPrice","newOfferPrice"]]]);
export const useChangeProductsMutation = (options?: useMutation.Options<ChangeProductsMutation, ChangeProductsMutationVariables>) => useMutation(ChangeProductsDocument, options);
export const SellerDemoProductsDocument = /* @__PURE__ */ expandDocument<SellerDemoProductsQuery, SellerDemoProductsQueryVariables>("query", "SellerDemoProducts", "521f16a50b1f2e9ce9420f1e0e73287e68eedabc50f3a639fa4876954c7db5df", {}, [["seller","removableDemoProducts"]]);
export const useSellerDemoProductsQuery = (options?: useQuery.Options<SellerDemoProductsQuery, SellerDemoProductsQueryVariables>) => useQuery(SellerDemoProductsDocument, options);
export const RemoveDemoProductsDocument = /* @__PURE__ */ expandDocument<RemoveDemoProductsMutation, RemoveDemoProductsMutationVariables>("mutation", "RemoveDemoProducts", "3cca3c9ff58537d271142c7e5df9029083d1df458222d020b5104f5b113f1e4f", {}, [["removeDemoProducts","success","message",["errors","code"]]]);
export const useRemoveDemoProductsMutation = (options?: useMutation.Options<RemoveDemoProductsMutation, RemoveDemoProductsMutationVariables>) => useMutation(RemoveDemoProductsDocument, options);
export const SetProductStockDocument = /* @__PURE__ */ expandDocument<SetProductStockMutation, SetProductStockMutationVariables>("mutation", "SetProductStock", "db05fafcf874db6fd786c8bed4cf6a401cfe5bd75627bed4bdf92210da9a9a2f", {"input":"SetProductStockInput!"}, [["setProductStock",{"input":"$input"},"success","message",["errors","code"],["product","id","inStock"]]]);
export const useSetProductStockMutation = (options?: useMutation.Options<SetProductStockMutation, SetProductStockMutationVariables>) => useMutation(SetProductStockDocument, options);
export const SellerCountedStockDocument = /* @__PURE__ */ expandDocument<SellerCountedStockQuery, SellerCountedStockQueryVariables>("query", "SellerCountedStock", "83b5ca3f0494c4ec6cd9044b7ade93dbb21f5222f3fa1a0614dbe731dd657db7", {}, [["seller",["stock","productId","onHand","heldByUnpaid","lastMove"]]]);
export const useSellerCountedStockQuery = (options?: useQuery.Options<SellerCountedStockQuery, SellerCountedStockQueryVariables>) => useQuery(SellerCountedStockDocument, options);
export const SellerStockHistoryDocument = /* @__PURE__ */ expandDocument<SellerStockHistoryQuery, SellerStockHistoryQueryVariables>("query", "SellerStockHistory", "45533085a719acb56e8990eaa1ca7219ee71fd750cbd3b7b6e0a100945afe587", {"productId":"ID!","first":"Int!"}, [["seller",["stockHistory",{"productId":"$productId","first":"$first"},"hasMore",["moves","position","kind","change","onHand","at","orderNumber","staffName","note"]]]]);
export const useSellerStockHistoryQuery = (options: useQuery.Options<SellerStockHistoryQuery, SellerStockHistoryQueryVariables> & ({ variables: SellerStockHistoryQueryVariables } | { skip: true })) => useQuery(SellerStockHistoryDocument, options);
export const AdjustStockDocument = /* @__PURE__ */ expandDocument<AdjustStockMutation, AdjustStockMutationVariables>("mutation", "AdjustStock", "985cb960716a7ff5952fb5bfb47f210d14d1ed7f350126915bd78e21649cfcab", {"input":"AdjustStockInput!","id":"ID!"}, [["adjustStock",{"input":"$input"},"success","message",["errors","code"],["query",["product",{"id":"$id"},"id","inStock","availability"]]]]);
export const useAdjustStockMutation = (options?: useMutation.Options<AdjustStockMutation, AdjustStockMutationVariables>) => useMutation(AdjustStockDocument, options);
export const BookStockDocument = /* @__PURE__ */ expandDocument<BookStockMutation, BookStockMutationVariables>("mutation", "BookStock", "7f4ff9b1dc284862901f0581e296af6aea620da5c904405813a53c1d5bbed92d", {"input":"AdjustStockInput!"}, [["adjustStock",{"input":"$input"},"success","message",["errors","code","field","message"]]]);
export const useBookStockMutation = (options?: useMutation.Options<BookStockMutation, BookStockMutationVariables>) => useMutation(BookStockDocument, options);
export const StopCountingDocument = /* @__PURE__ */ expandDocument<StopCountingMutation, StopCountingMutationVariables>("mutation", "StopCounting", "599b385181883ef4227c32ba20ef36b6aa7540219aa459f3384fbcd97d0b50f6", {"input":"StopCountingInput!","id":"ID!"}, [["stopCounting",{"input":"$input"},"success","message",["errors","code"],["query",["product",{"id":"$id"},"id","inStock","availability"]]]]);
export const useStopCountingMutation = (options?: useMutation.Options<StopCountingMutation, StopCountingMutationVariables>) => useMutation(StopCountingDocument, options);