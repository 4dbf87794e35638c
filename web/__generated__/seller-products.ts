/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type AddProductMutationVariables = Exact<{
  input: Types.AddProductInput;
}>;


export type AddProductMutation = { addProduct: { __typename: 'AddProductPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, product: { __typename: 'Product', id: string } | null } };

export type ArrangedProductsQueryVariables = Exact<{
  first: number;
  offset: number;
}>;


export type ArrangedProductsQuery = { seller: { __typename: 'Seller', allProducts: { __typename: 'SellerProductConnection', totalCount: number, nodes: Array<{ __typename: 'SellerProduct', id: string, isBestSeller: boolean, product: { __typename: 'Product', id: string, name: string, image: { __typename: 'Image', url: string } | null } }> } | null } | null };

export type DepositChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DepositChoicesQuery = { seller: { __typename: 'Seller', depositTypes: Array<{ __typename: 'DepositType', id: string, amount: number, isArchived: boolean, name: string }> | null } | null };

export type ProductToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductToEditQuery = { seller: { __typename: 'Seller', oneProduct: { __typename: 'SellerProduct', id: string, version: number, isArchived: boolean, isBestSeller: boolean, searchWords: string | null, sku: string | null, taxClass: Types.TaxClassCode | null, product: { __typename: 'Product', id: string, name: string, description: Array<string>, gtin: string | null, minimumAge: number | null, price: number, offerPrice: number, referencePrice: number | null, weight: string | null, deposit: { __typename: 'Deposit', count: number, name: string, typeId: string } | null, portion: { __typename: 'Portion', from: number, grams: number, to: number } | null, category: { __typename: 'Category', slug: string, label: string } | null, images: Array<{ __typename: 'Image', url: string }> } } | null } | null };

export type EditedProductFragment = { __typename: 'SellerProduct', id: string, version: number, isArchived: boolean, isBestSeller: boolean, searchWords: string | null, sku: string | null, taxClass: Types.TaxClassCode | null, product: { __typename: 'Product', id: string, name: string, description: Array<string>, gtin: string | null, minimumAge: number | null, price: number, offerPrice: number, referencePrice: number | null, weight: string | null, deposit: { __typename: 'Deposit', count: number, name: string, typeId: string } | null, portion: { __typename: 'Portion', from: number, grams: number, to: number } | null, category: { __typename: 'Category', slug: string, label: string } | null, images: Array<{ __typename: 'Image', url: string }> } };

export type WeightReadingQueryVariables = Exact<{
  text: string;
}>;


export type WeightReadingQuery = { seller: { __typename: 'Seller', weightReading: { __typename: 'WeightReading', expectedGrams: number | null, weight: string | null, size: { __typename: 'PackSize', amount: number, unit: Types.PackUnit } | null } } | null };

export type UpdateProductMutationVariables = Exact<{
  input: Types.UpdateProductInput;
}>;


export type UpdateProductMutation = { updateProduct: { __typename: 'UpdateProductPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, product: { __typename: 'SellerProduct', id: string, version: number, isArchived: boolean, isBestSeller: boolean, searchWords: string | null, sku: string | null, taxClass: Types.TaxClassCode | null, product: { __typename: 'Product', id: string, name: string, description: Array<string>, gtin: string | null, minimumAge: number | null, price: number, offerPrice: number, referencePrice: number | null, weight: string | null, deposit: { __typename: 'Deposit', count: number, name: string, typeId: string } | null, portion: { __typename: 'Portion', from: number, grams: number, to: number } | null, category: { __typename: 'Category', slug: string, label: string } | null, images: Array<{ __typename: 'Image', url: string }> } } | null } };

export type ArchiveProductMutationVariables = Exact<{
  input: Types.ArchiveProductInput;
}>;


export type ArchiveProductMutation = { archiveProduct: { __typename: 'ArchiveProductPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, product: { __typename: 'SellerProduct', id: string, version: number, isArchived: boolean, isBestSeller: boolean, searchWords: string | null, sku: string | null, taxClass: Types.TaxClassCode | null, product: { __typename: 'Product', id: string, name: string, description: Array<string>, gtin: string | null, minimumAge: number | null, price: number, offerPrice: number, referencePrice: number | null, weight: string | null, deposit: { __typename: 'Deposit', count: number, name: string, typeId: string } | null, portion: { __typename: 'Portion', from: number, grams: number, to: number } | null, category: { __typename: 'Category', slug: string, label: string } | null, images: Array<{ __typename: 'Image', url: string }> } } | null } };

export type ArrangeProductMutationVariables = Exact<{
  input: Types.ArrangeProductInput;
}>;


export type ArrangeProductMutation = { arrangeProduct: { __typename: 'ArrangeProductPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, product: { __typename: 'SellerProduct', id: string, isBestSeller: boolean } | null } };

export type LookUpBarcodeMutationVariables = Exact<{
  input: Types.LookUpBarcodeInput;
}>;


export type LookUpBarcodeMutation = { lookUpBarcode: { __typename: 'LookUpBarcodePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, facts: { __typename: 'FoundFacts', name: string | null, size: string | null, brand: string | null, legalName: string | null, ingredients: string | null } | null } };

export type PriceHistoryQueryVariables = Exact<{
  id: string | number;
}>;


export type PriceHistoryQuery = { seller: { __typename: 'Seller', priceHistory: { __typename: 'PriceHistory', lowestPrice: number | null, moves: Array<{ __typename: 'PriceMove', at: string, price: number, offerPrice: number, isOnSale: boolean }> } | null } | null };

export type TaxClassesQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxClassesQuery = { store: { __typename: 'Store', taxClasses: Array<{ __typename: 'TaxClass', code: Types.TaxClassCode, name: string, rate: number }> | null } };

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
const EditedProductFields: CompactFragment = ["EditedProduct","SellerProduct","id","version","isArchived","isBestSeller","searchWords","sku","taxClass",["product","id","name",["deposit","count","name","typeId"],"description","gtin","minimumAge",["portion","from","grams","to"],["category","slug","label"],"price","offerPrice","referencePrice",["images","url"],"weight"]];
export const AddProductDocument = /* @__PURE__ */ expandDocument<AddProductMutation, AddProductMutationVariables>("mutation", "AddProduct", "156472cb6b25609d9feaa4ad2a47493614a597b7465a0ccf70d5f59f2e61a690", {"input":"AddProductInput!"}, [["addProduct",{"input":"$input"},"success","message",["errors","code","field","message"],["product","id"]]]);
export const useAddProductMutation = (options?: useMutation.Options<AddProductMutation, AddProductMutationVariables>) => useMutation(AddProductDocument, options);
export const ArrangedProductsDocument = /* @__PURE__ */ expandDocument<ArrangedProductsQuery, ArrangedProductsQueryVariables>("query", "ArrangedProducts", "1688ffc13a11641474e2fbf946ec7293fe40aa5c9a95563376acffb2fd6e710c", {"first":"Int!","offset":"Int!"}, [["seller",["allProducts",{"isArchived":false,"first":"$first","offset":"$offset"},"totalCount",["nodes","id","isBestSeller",["product","id","name",["image","url"]]]]]]);
export const useArrangedProductsQuery = (options: useQuery.Options<ArrangedProductsQuery, ArrangedProductsQueryVariables> & ({ variables: ArrangedProductsQueryVariables } | { skip: true })) => useQuery(ArrangedProductsDocument, options);
export const DepositChoicesDocument = /* @__PURE__ */ expandDocument<DepositChoicesQuery, DepositChoicesQueryVariables>("query", "DepositChoices", "94f74fb9c8ab5e491f2daf2b527e1b247971760c8996cacaf6f9b798a4e51ea5", {}, [["seller",["depositTypes","id","amount","isArchived","name"]]]);
export const useDepositChoicesQuery = (options?: useQuery.Options<DepositChoicesQuery, DepositChoicesQueryVariables>) => useQuery(DepositChoicesDocument, options);
export const ProductToEditDocument = /* @__PURE__ */ expandDocument<ProductToEditQuery, ProductToEditQueryVariables>("query", "ProductToEdit", "ccda4c8fa48e81f4bfc0979f000f160f5f669780338753f71fc7425c58065f95", {"id":"ID!"}, [["seller",["oneProduct",{"id":"$id"},"...EditedProduct"]]], EditedProductFields);
export const useProductToEditQuery = (options: useQuery.Options<ProductToEditQuery, ProductToEditQueryVariables> & ({ variables: ProductToEditQueryVariables } | { skip: true })) => useQuery(ProductToEditDocument, options);
export const WeightReadingDocument = /* @__PURE__ */ expandDocument<WeightReadingQuery, WeightReadingQueryVariables>("query", "WeightReading", "d306cefa5f547c982ac83a1402db7d11b26daba13cccddd39079018e214fdb9b", {"text":"String!"}, [["seller",["weightReading",{"text":"$text"},"expectedGrams",["size","amount","unit"],"weight"]]]);
export const useWeightReadingQuery = (options: useQuery.Options<WeightReadingQuery, WeightReadingQueryVariables> & ({ variables: WeightReadingQueryVariables } | { skip: true })) => useQuery(WeightReadingDocument, options);
export const UpdateProductDocument = /* @__PURE__ */ expandDocument<UpdateProductMutation, UpdateProductMutationVariables>("mutation", "UpdateProduct", "c832c4c1ce2e3ed7024fdd2c1680d17fba95c4c5047a9140dfa8f17f723e7841", {"input":"UpdateProductInput!"}, [["updateProduct",{"input":"$input"},"success","message",["errors","code","field","message"],["product","...EditedProduct"]]], EditedProductFields);
export const useUpdateProductMutation = (options?: useMutation.Options<UpdateProductMutation, UpdateProductMutationVariables>) => useMutation(UpdateProductDocument, options);
export const ArchiveProductDocument = /* @__PURE__ */ expandDocument<ArchiveProductMutation, ArchiveProductMutationVariables>("mutation", "ArchiveProduct", "748c04dba1b8a0105b520b594696dc8371501aa205620d052dd072c3fc8d5cac", {"input":"ArchiveProductInput!"}, [["archiveProduct",{"input":"$input"},"success","message",["errors","code"],["product","...EditedProduct"]]], EditedProductFields);
export const useArchiveProductMutation = (options?: useMutation.Options<ArchiveProductMutation, ArchiveProductMutationVariables>) => useMutation(ArchiveProductDocument, options);
export const ArrangeProductDocument = /* @__PURE__ */ expandDocument<ArrangeProductMutation, ArrangeProductMutationVariables>("mutation", "ArrangeProduct", "fd37225b44e9d5a6f0ca9dde736c995c48a493fda55c25b62f455212074ea0ac", {"input":"ArrangeProductInput!"}, [["arrangeProduct",{"input":"$input"},"success","message",["errors","code"],["product","id","isBestSeller"]]]);
export const useArrangeProductMutation = (options?: useMutation.Options<ArrangeProductMutation, ArrangeProductMutationVariables>) => useMutation(ArrangeProductDocument, options);
export const LookUpBarcodeDocument = /* @__PURE__ */ expandDocument<LookUpBarcodeMutation, LookUpBarcodeMutationVariables>("mutation", "LookUpBarcode", "2c975b02b3205a20d011e00ccafeb665074a2c44c506608af14f2bd3f3d7593a", {"input":"LookUpBarcodeInput!"}, [["lookUpBarcode",{"input":"$input"},"success","message",["errors","code"],["facts","name","size","brand","legalName","ingredients"]]]);
export const useLookUpBarcodeMutation = (options?: useMutation.Options<LookUpBarcodeMutation, LookUpBarcodeMutationVariables>) => useMutation(LookUpBarcodeDocument, options);
export const PriceHistoryDocument = /* @__PURE__ */ expandDocument<PriceHistoryQuery, PriceHistoryQueryVariables>("query", "PriceHistory", "eba6b1e7920f43b79544da6eb76032f117565bcd13251680e1e18ca3ca641fd1", {"id":"ID!"}, [["seller",["priceHistory",{"productId":"$id"},"lowestPrice",["moves","at","price","offerPrice","isOnSale"]]]]);
export const usePriceHistoryQuery = (options: useQuery.Options<PriceHistoryQuery, PriceHistoryQueryVariables> & ({ variables: PriceHistoryQueryVariables } | { skip: true })) => useQuery(PriceHistoryDocument, options);
export const TaxClassesDocument = /* @__PURE__ */ expandDocument<TaxClassesQuery, TaxClassesQueryVariables>("query", "TaxClasses", "fec4d99f26274e61b83da12b190dcf70ecf81723704be49c10a557d7f8b566cf", {}, [["store",["taxClasses","code","name","rate"]]]);
export const useTaxClassesQuery = (options?: useQuery.Options<TaxClassesQuery, TaxClassesQueryVariables>) => useQuery(TaxClassesDocument, options);