/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type ProductListQueryVariables = Exact<{
  filter: Types.ProductFilter;
  sort: Types.ProductSort;
  inStockFirst: boolean;
  first: number;
  offset: number;
  isSearch?: boolean | null | undefined;
}>;


export type ProductListQuery = { products: { __typename: 'ProductConnection', totalCount: number, hasAllWords?: boolean, nodes: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null }> } };

export type SuitableProductsQueryVariables = Exact<{
  filter: Types.ProductFilter;
  all: Types.ProductFilter;
  naming: Types.ProductFilter;
  sort: Types.ProductSort;
  inStockFirst: boolean;
  first: number;
  offset: number;
  isSearch?: boolean | null | undefined;
}>;


export type SuitableProductsQuery = { products: { __typename: 'ProductConnection', totalCount: number, hasAllWords?: boolean, nodes: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null }> }, all: { __typename: 'ProductConnection', totalCount: number }, naming: { __typename: 'ProductConnection', totalCount: number } };

export type ProductDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductDetailQuery = { product: { __typename: 'Product', description: Array<string>, gtin: string | null, minimumAge: number | null, id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, allergens: { __typename: 'AllergenSummary', contains: Array<Types.Allergen> | null, isChecked: boolean, mayContain: Array<Types.Allergen> } | null, images: Array<{ __typename: 'Image', url: string, width: number | null, height: number | null }>, related: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null }>, size: { __typename: 'PackSize', amount: number, unit: Types.PackUnit } | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null } | null };

export type ProductFoodQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductFoodQuery = { product: { __typename: 'Product', id: string, food: { __typename: 'FoodFacts', alcohol: number | null, allergens: Array<Types.Allergen> | null, checkedAt: string | null, ingredients: string | null, legalName: string | null, brand: string | null, mayContain: Array<Types.Allergen>, organicCode: string | null, origins: Array<string>, qualityClass: string | null, storage: string | null, use: string | null, variety: string | null, version: number, maker: { __typename: 'FoodMaker', address: string, name: string } | null, nutrition: { __typename: 'Nutrition', basis: Types.NutritionBasis, carbohydrate: number, energyKcal: number, energyKj: number, fat: number, fibre: number | null, protein: number, salt: number, saturates: number, sugars: number } | null } | null } | null };

export type ProductCountQueryVariables = Exact<{
  filter: Types.ProductFilter;
}>;


export type ProductCountQuery = { products: { __typename: 'ProductConnection', totalCount: number } };

export type NoResultsHelpQueryVariables = Exact<{
  search: string;
}>;


export type NoResultsHelpQuery = { soldOut: { __typename: 'ProductConnection', hasAllWords: boolean, nodes: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null }> }, nearestProducts: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null }>, products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null }> } };

export type MoreOfCategoryQueryVariables = Exact<{
  id: string | number;
}>;


export type MoreOfCategoryQuery = { product: { __typename: 'Product', id: string, related: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null }> } | null };

export type FoodFacts_foodFragment = { __typename: 'FoodFacts', alcohol: number | null, allergens: Array<Types.Allergen> | null, checkedAt: string | null, ingredients: string | null, legalName: string | null, brand: string | null, mayContain: Array<Types.Allergen>, organicCode: string | null, origins: Array<string>, qualityClass: string | null, storage: string | null, use: string | null, variety: string | null, version: number, maker: { __typename: 'FoodMaker', address: string, name: string } | null, nutrition: { __typename: 'Nutrition', basis: Types.NutritionBasis, carbohydrate: number, energyKcal: number, energyKj: number, fat: number, fibre: number | null, protein: number, salt: number, saturates: number, sugars: number } | null };

export type MyOrder_orderFragment = { __typename: 'Order', canChangeWishes: boolean | null, payment: Types.PaymentMethod | null, stopsBefore: number | null, substitution: Types.SubstitutionWish | null, id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, taxes: Array<{ __typename: 'IncludedTax', net: number, amount: number, name: string, rate: number }> | null, items: Array<{ __typename: 'OrderItem', productId: string | null, substitution: Types.SubstitutionWish | null, weight: string | null, foodVersion: number | null, name: string | null, quantity: number, unitPrice: number | null, sizePrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null, product: { __typename: 'Product', id: string, category: { __typename: 'Category', slug: string } | null } | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderFacts_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, rate: number }> | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, items: Array<{ __typename: 'OrderItem', foodVersion: number | null, name: string | null, productId: string | null, quantity: number, unitPrice: number | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
const ProductCard_productFields: CompactFragment = ["ProductCard_product","Product","id","name",["category","slug","label"],"price","offerPrice",["deposit","amount"],"referencePrice",["image","url"],"expectedGrams","inStock","left",["unitPrice","amount","per"],"weight"];
const FoodFacts_foodFields: CompactFragment = ["FoodFacts_food","FoodFacts","alcohol","allergens","checkedAt","ingredients","legalName","brand",["maker","address","name"],"mayContain",["nutrition","basis","carbohydrate","energyKcal","energyKj","fat","fibre","protein","salt","saturates","sugars"],"organicCode","origins","qualityClass","storage","use","variety","version"];
export const ProductListDocument = /* @__PURE__ */ expandDocument<ProductListQuery, ProductListQueryVariables>("query", "ProductList", "af6b7d8cc2dd674014fcca2c2618803c55e6d13fe4e9d0c7921f8df6c781ca79", {"filter":"ProductFilter!","sort":"ProductSort!","inStockFirst":"Boolean!","first":"Int!","offset":"Int!","isSearch":["Boolean",false]}, [["products",{"filter":"$filter","sort":"$sort","inStockFirst":"$inStockFirst","first":"$first","offset":"$offset"},"totalCount",["hasAllWords",{"@include":{"if":"$isSearch"}}],["nodes","...ProductCard_product"]]], ProductCard_productFields);
export const useProductListQuery = (options: useQuery.Options<ProductListQuery, ProductListQueryVariables> & ({ variables: ProductListQueryVariables } | { skip: true })) => useQuery(ProductListDocument, options);
export const SuitableProductsDocument = /* @__PURE__ */ expandDocument<SuitableProductsQuery, SuitableProductsQueryVariables>("query", "SuitableProducts", "666effc7551e9225a9b02be844690e94de8d89438943669886c8da3a2a3af161", {"filter":"ProductFilter!","all":"ProductFilter!","naming":"ProductFilter!","sort":"ProductSort!","inStockFirst":"Boolean!","first":"Int!","offset":"Int!","isSearch":["Boolean",false]}, [["products",{"filter":"$filter","sort":"$sort","inStockFirst":"$inStockFirst","first":"$first","offset":"$offset"},"totalCount",["hasAllWords",{"@include":{"if":"$isSearch"}}],["nodes","...ProductCard_product"]],["all:products",{"filter":"$all","first":1},"totalCount"],["naming:products",{"filter":"$naming","first":1},"totalCount"]], ProductCard_productFields);
export const useSuitableProductsQuery = (options: useQuery.Options<SuitableProductsQuery, SuitableProductsQueryVariables> & ({ variables: SuitableProductsQueryVariables } | { skip: true })) => useQuery(SuitableProductsDocument, options);
export const ProductDetailDocument = /* @__PURE__ */ expandDocument<ProductDetailQuery, ProductDetailQueryVariables>("query", "ProductDetail", "61a48389c027cd07aea110f873e551d8389534a266b32250cb8fa24e09126553", {"id":"ID!"}, [["product",{"id":"$id"},"...ProductCard_product",["allergens","contains","isChecked","mayContain"],"description","gtin",["images","url","width","height"],"minimumAge",["related",{"first":5},"...ProductCard_product"],["size","amount","unit"]]], ProductCard_productFields);
export const useProductDetailQuery = (options: useQuery.Options<ProductDetailQuery, ProductDetailQueryVariables> & ({ variables: ProductDetailQueryVariables } | { skip: true })) => useQuery(ProductDetailDocument, options);
export const ProductFoodDocument = /* @__PURE__ */ expandDocument<ProductFoodQuery, ProductFoodQueryVariables>("query", "ProductFood", "815f9ae6cb4da50ecee2fc13d7356d14e89dced549cd6ac5858ec435f13c8d76", {"id":"ID!"}, [["product",{"id":"$id"},"id",["food","...FoodFacts_food"]]], FoodFacts_foodFields);
export const useProductFoodQuery = (options: useQuery.Options<ProductFoodQuery, ProductFoodQueryVariables> & ({ variables: ProductFoodQueryVariables } | { skip: true })) => useQuery(ProductFoodDocument, options);
export const ProductCountDocument = /* @__PURE__ */ expandDocument<ProductCountQuery, ProductCountQueryVariables>("query", "ProductCount", "8ecd105a8234cc18b765f33d87288c398011f07f24383f6488b72adad474e92f", {"filter":"ProductFilter!"}, [["products",{"filter":"$filter","first":1},"totalCount"]]);
export const useProductCountQuery = (options: useQuery.Options<ProductCountQuery, ProductCountQueryVariables> & ({ variables: ProductCountQueryVariables } | { skip: true })) => useQuery(ProductCountDocument, options);
export const NoResultsHelpDocument = /* @__PURE__ */ expandDocument<NoResultsHelpQuery, NoResultsHelpQueryVariables>("query", "NoResultsHelp", "3abba8e1f371f999dafcf2377716194a5c55ac6f98bd32e6ca18fd64d19131d8", {"search":"String!"}, [["soldOut:products",{"filter":{"search":"$search","inStock":false},"first":6},"hasAllWords",["nodes","...ProductCard_product"]],["nearestProducts",{"search":"$search"},"...ProductCard_product"],["products",{"filter":{"inStock":true},"sort":"BEST_SELLERS","first":5},["nodes","...ProductCard_product"]]], ProductCard_productFields);
export const useNoResultsHelpQuery = (options: useQuery.Options<NoResultsHelpQuery, NoResultsHelpQueryVariables> & ({ variables: NoResultsHelpQueryVariables } | { skip: true })) => useQuery(NoResultsHelpDocument, options);
export const MoreOfCategoryDocument = /* @__PURE__ */ expandDocument<MoreOfCategoryQuery, MoreOfCategoryQueryVariables>("query", "MoreOfCategory", "8044ea36aed1cbe245b2dd6cc3ec08faad43b2274646efb2a9478a3b272d3df3", {"id":"ID!"}, [["product",{"id":"$id"},"id",["related",{"first":6},"...ProductCard_product"]]], ProductCard_productFields);
export const useMoreOfCategoryQuery = (options: useQuery.Options<MoreOfCategoryQuery, MoreOfCategoryQueryVariables> & ({ variables: MoreOfCategoryQueryVariables } | { skip: true })) => useQuery(MoreOfCategoryDocument, options);