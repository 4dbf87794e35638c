/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type SellerTodayQueryVariables = Exact<{
  starts: Array<string>;
  today: Array<string>;
  since: string;
  byPromise: boolean;
  onlyToday?: boolean | null | undefined;
}>;


export type SellerTodayQuery = { seller: { __typename: 'Seller', bestSellers?: Array<{ __typename: 'BestSeller', amount: number, name: string, productId: string, quantity: number }> | null, nextToPick?: Array<{ __typename: 'Order', id: string, number: string, stage: Types.OrderStage | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, address: { __typename: 'DeliveryAddress', firstName: string, lastName: string } | null, items: Array<{ __typename: 'OrderItem', quantity: number }> }> | null, oldest?: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string, number: string, stage: Types.OrderStage | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, address: { __typename: 'DeliveryAddress', firstName: string, lastName: string } | null, items: Array<{ __typename: 'OrderItem', quantity: number }> }> }, orderSums: { __typename: 'OrderSums', stages: Array<{ __typename: 'OrderStageCount', count: number, stage: Types.OrderStage }> | null }, days?: Array<{ __typename: 'PeriodTakings', real: { __typename: 'Takings', card: number, cash: number, net: number, placed: number, placedCount: number, refunded: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> | null }, test: { __typename: 'Takings', card: number, cash: number, net: number, placed: number, placedCount: number, refunded: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> | null }, deposits: Array<{ __typename: 'DepositSum', charged: number, name: string, returned: number, typeId: string }> | null }> | null, today: Array<{ __typename: 'PeriodTakings', real: { __typename: 'Takings', card: number, cash: number, net: number, placed: number, placedCount: number, refunded: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> | null }, test: { __typename: 'Takings', card: number, cash: number, net: number, placed: number, placedCount: number, refunded: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> | null }, deposits: Array<{ __typename: 'DepositSum', charged: number, name: string, returned: number, typeId: string }> | null }> | null } | null };

export type PickNext_orderFragment = { __typename: 'Order', id: string, number: string, stage: Types.OrderStage | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, address: { __typename: 'DeliveryAddress', firstName: string, lastName: string } | null, items: Array<{ __typename: 'OrderItem', quantity: number }> };

export type DayTakings_takingsFragment = { __typename: 'Takings', card: number, cash: number, net: number, placed: number, placedCount: number, refunded: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> | null };

export type SellerSoldOutQueryVariables = Exact<{
  productIds: Array<string | number>;
}>;


export type SellerSoldOutQuery = { seller: { __typename: 'Seller', stock: Array<{ __typename: 'ProductStock', onHand: number, productId: string }> | null } | null };

export type SellerLowStockQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SellerLowStockQuery = { products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, availability: Types.ProductAvailability | null, left: number | null, name: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type NewestWithdrawalQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestWithdrawalQuery = { seller: { __typename: 'Seller', withdrawals: { __typename: 'WithdrawalConnection', openCount: number | null, totalCount: number, nodes: Array<{ __typename: 'Withdrawal', id: string, receivedAt: string }> } | null } | null };

export type OldOriginsQueryVariables = Exact<{ [key: string]: never; }>;


export type OldOriginsQuery = { store: { __typename: 'Store', country: Types.LawCountry | null, originDays: number | null }, seller: { __typename: 'Seller', produce: Array<{ __typename: 'Produce', origins: Array<string>, originsAt: string | null, product: { __typename: 'Product', id: string, inStock: boolean } }> | null } | null };

export type DayDeposits_sumFragment = { __typename: 'DepositSum', charged: number, name: string, returned: number, typeId: string };

export type FoodFacts_foodFragment = { __typename: 'FoodFacts', alcohol: number | null, allergens: Array<Types.Allergen> | null, checkedAt: string | null, ingredients: string | null, legalName: string | null, brand: string | null, mayContain: Array<Types.Allergen>, organicCode: string | null, origins: Array<string>, qualityClass: string | null, storage: string | null, use: string | null, variety: string | null, version: number, maker: { __typename: 'FoodMaker', address: string, name: string } | null, nutrition: { __typename: 'Nutrition', basis: Types.NutritionBasis, carbohydrate: number, energyKcal: number, energyKj: number, fat: number, fibre: number | null, protein: number, salt: number, saturates: number, sugars: number } | null };

export type OrderFacts_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, rate: number }> | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, items: Array<{ __typename: 'OrderItem', foodVersion: number | null, name: string | null, productId: string | null, quantity: number, unitPrice: number | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
const PickNext_orderFields: CompactFragment = ["PickNext_order","Order","id","number",["slot","...OrderSlot_slot"],"stage",["address","firstName","lastName"],["items","quantity"]];
const OrderSlot_slotFields: CompactFragment = ["OrderSlot_slot","OrderSlot","id","end","kind","start"];
const DayTakings_takingsFields: CompactFragment = ["DayTakings_takings","Takings","card","cash","net","placed","placedCount","refunded","tax",["taxes","amount","name","net","rate"]];
const DayDeposits_sumFields: CompactFragment = ["DayDeposits_sum","DepositSum","charged","name","returned","typeId"];
export const SellerTodayDocument = /* @__PURE__ */ expandDocument<SellerTodayQuery, SellerTodayQueryVariables>("query", "SellerToday", "2b183d98aa45c37b592b6888cdb66ae391f2e936ddd62b97d019f055f116e678", {"starts":"[DateTime!]!","today":"[DateTime!]!","since":"DateTime!","byPromise":"Boolean!","onlyToday":["Boolean",false]}, [["seller",["bestSellers",{"since":"$since","first":5,"@skip":{"if":"$onlyToday"}},"amount","name","productId","quantity"],["nextToPick",{"first":10,"@include":{"if":"$byPromise"}},"...PickNext_order"],["oldest:orders",{"last":10,"filter":{"stages":["PLACED","PICKING"]},"@skip":{"if":"$byPromise"}},["nodes","...PickNext_order"]],["orderSums",["stages","count","stage"]],["days:takings",{"starts":"$starts","@skip":{"if":"$onlyToday"}},["real","...DayTakings_takings"],["test","...DayTakings_takings"],["deposits","...DayDeposits_sum"]],["today:takings",{"starts":"$today"},["real","...DayTakings_takings"],["test","...DayTakings_takings"],["deposits","...DayDeposits_sum"]]]], PickNext_orderFields, OrderSlot_slotFields, DayTakings_takingsFields, DayDeposits_sumFields);
export const useSellerTodayQuery = (options: useQuery.Options<SellerTodayQuery, SellerTodayQueryVariables> & ({ variables: SellerTodayQueryVariables } | { skip: true })) => useQuery(SellerTodayDocument, options);
export const SellerSoldOutDocument = /* @__PURE__ */ expandDocument<SellerSoldOutQuery, SellerSoldOutQueryVariables>("query", "SellerSoldOut", "29356bf58db03d5b98e21d6292d5dcf2f77f4b1e2d9aefb968c7a0565dd7c51a", {"productIds":"[ID!]!"}, [["seller",["stock",{"productIds":"$productIds"},"onHand","productId"]]]);
export const useSellerSoldOutQuery = (options: useQuery.Options<SellerSoldOutQuery, SellerSoldOutQueryVariables> & ({ variables: SellerSoldOutQueryVariables } | { skip: true })) => useQuery(SellerSoldOutDocument, options);
export const SellerLowStockDocument = /* @__PURE__ */ expandDocument<SellerLowStockQuery, SellerLowStockQueryVariables>("query", "SellerLowStock", "e95699c1f282551dca525d4504ac856c09b7325d3d4b15c1c69190a8c1f6bfa8", {"after":"String"}, [["products",{"first":100,"after":"$after","filter":{"availability":["LOW","SOLD_OUT"]}},["nodes","id","availability","left","name"],["pageInfo","endCursor","hasNextPage"]]]);
export const useSellerLowStockQuery = (options?: useQuery.Options<SellerLowStockQuery, SellerLowStockQueryVariables>) => useQuery(SellerLowStockDocument, options);
export const NewestWithdrawalDocument = /* @__PURE__ */ expandDocument<NewestWithdrawalQuery, NewestWithdrawalQueryVariables>("query", "NewestWithdrawal", "99526ac7bb0f7cd4c77f6b92a75c9fe4663806835946b7b5a5ff686a35318288", {}, [["seller",["withdrawals",{"first":1},["nodes","id","receivedAt"],"openCount","totalCount"]]]);
export const useNewestWithdrawalQuery = (options?: useQuery.Options<NewestWithdrawalQuery, NewestWithdrawalQueryVariables>) => useQuery(NewestWithdrawalDocument, options);
export const OldOriginsDocument = /* @__PURE__ */ expandDocument<OldOriginsQuery, OldOriginsQueryVariables>("query", "OldOrigins", "3a31b265004db5dc02215ff8d4adbaf0a8aeb19aa80fabe4799c9613d6eb13a8", {}, [["store","country","originDays"],["seller",["produce",["product","id","inStock"],"origins","originsAt"]]]);
export const useOldOriginsQuery = (options?: useQuery.Options<OldOriginsQuery, OldOriginsQueryVariables>) => useQuery(OldOriginsDocument, options);