/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type SellerCustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type SellerCustomersQuery = { seller: { __typename: 'Seller', customers: { __typename: 'CustomerPage', nextAfter: string | null, customers: Array<{ __typename: 'Customer', id: string, email: string | null, isGuest: boolean, lastOrderAt: string, name: string, open: number, orderCount: number, phone: string }> } | null } | null };

export type SellerCustomerQueryVariables = Exact<{
  id: string | number;
}>;


export type SellerCustomerQuery = { seller: { __typename: 'Seller', customer: { __typename: 'CustomerRecord', note: string, addresses: Array<{ __typename: 'DeliveryAddress', city: string, country: string, email: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string }>, customer: { __typename: 'Customer', id: string, email: string | null, isGuest: boolean, name: string, open: number, orderCount: number, phone: string }, orders: Array<{ __typename: 'Order', id: string, amount: number, createdAt: string | null, number: string, stage: Types.OrderStage | null, status: string | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null }> } | null } | null };

export type CallTimesQueryVariables = Exact<{
  postalCode: string;
}>;


export type CallTimesQuery = { store: { __typename: 'Store', deliveryTerms: { __typename: 'DeliveryTerms', fee: number, freeFrom: number | null, isDelivered: boolean } | null, slots: Array<{ __typename: 'Slot', id: string, closedBecause: Types.SlotClosedReason | null, end: string, kind: Types.SlotKind, start: string }> | null } };

export type CallGoodsQueryVariables = Exact<{
  text: string;
}>;


export type CallGoodsQuery = { matchList: { __typename: 'ListMatches', lines: Array<{ __typename: 'ListLine', text: string, state: Types.ListLineState, matches: Array<{ __typename: 'ListMatch', quantity: number, product: { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, portion: { __typename: 'Portion', from: number, grams: number, to: number } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null } }> }> } };

export type PlaceCustomerOrderMutationVariables = Exact<{
  input: Types.PlaceCustomerOrderInput;
}>;


export type PlaceCustomerOrderMutation = { placeCustomerOrder: { __typename: 'PlaceCustomerOrderPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, order: { __typename: 'Order', id: string, amount: number, number: string } | null } };

export type WriteCustomerNoteMutationVariables = Exact<{
  input: Types.WriteCustomerNoteInput;
}>;


export type WriteCustomerNoteMutation = { writeCustomerNote: { __typename: 'WriteCustomerNotePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }> } };

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
const OrderSlot_slotFields: CompactFragment = ["OrderSlot_slot","OrderSlot","id","end","kind","start"];
const ProductCard_productFields: CompactFragment = ["ProductCard_product","Product","id","name",["category","slug","label"],"price","offerPrice",["deposit","amount"],"referencePrice",["image","url"],"expectedGrams","inStock","left",["portion","from","grams","to"],["unitPrice","amount","per"],"weight"];
export const SellerCustomersDocument = /* @__PURE__ */ expandDocument<SellerCustomersQuery, SellerCustomersQueryVariables>("query", "SellerCustomers", "3ec7b79b169e8be5a6c56ef3edc7deaeb75290796d3c922ffddd3aaf5d7b74d5", {"search":"String","after":"String"}, [["seller",["customers",{"first":20,"after":"$after","search":"$search"},["customers","id","email","isGuest","lastOrderAt","name","open","orderCount","phone"],"nextAfter"]]]);
export const useSellerCustomersQuery = (options?: useQuery.Options<SellerCustomersQuery, SellerCustomersQueryVariables>) => useQuery(SellerCustomersDocument, options);
export const SellerCustomerDocument = /* @__PURE__ */ expandDocument<SellerCustomerQuery, SellerCustomerQueryVariables>("query", "SellerCustomer", "b3196beeddc80e238bb857ff013d5ca7cddc96923f6bcccdf6245ea266a2c56f", {"id":"ID!"}, [["seller",["customer",{"id":"$id"},["addresses","city","country","email","firstName","lastName","phone","postalCode","state","street"],["customer","id","email","isGuest","name","open","orderCount","phone"],"note",["orders","id","amount","createdAt","number",["slot","...OrderSlot_slot"],"stage","status"]]]], OrderSlot_slotFields);
export const useSellerCustomerQuery = (options: useQuery.Options<SellerCustomerQuery, SellerCustomerQueryVariables> & ({ variables: SellerCustomerQueryVariables } | { skip: true })) => useQuery(SellerCustomerDocument, options);
export const CallTimesDocument = /* @__PURE__ */ expandDocument<CallTimesQuery, CallTimesQueryVariables>("query", "CallTimes", "700555fc9985a21208493053083e0a20f422ef5ea671cc740689a593c08a487b", {"postalCode":"String!"}, [["store",["deliveryTerms",{"postalCode":"$postalCode"},"fee","freeFrom","isDelivered"],["slots",{"first":100,"postalCode":"$postalCode"},"id","closedBecause","end","kind","start"]]]);
export const useCallTimesQuery = (options: useQuery.Options<CallTimesQuery, CallTimesQueryVariables> & ({ variables: CallTimesQueryVariables } | { skip: true })) => useQuery(CallTimesDocument, options);
export const CallGoodsDocument = /* @__PURE__ */ expandDocument<CallGoodsQuery, CallGoodsQueryVariables>("query", "CallGoods", "97cbf87c5245b458c7d097abec9a5c7745ef731cef945b6ba7c728f4bb0b1d5b", {"text":"String!"}, [["matchList",{"text":"$text"},["lines","text","state",["matches","quantity",["product","...ProductCard_product"]]]]], ProductCard_productFields);
export const useCallGoodsQuery = (options: useQuery.Options<CallGoodsQuery, CallGoodsQueryVariables> & ({ variables: CallGoodsQueryVariables } | { skip: true })) => useQuery(CallGoodsDocument, options);
export const PlaceCustomerOrderDocument = /* @__PURE__ */ expandDocument<PlaceCustomerOrderMutation, PlaceCustomerOrderMutationVariables>("mutation", "PlaceCustomerOrder", "fafd14c85d9ed2ef4cf8ecf40cc193b4de811cc6e99f55ee66297a24a1a0a46c", {"input":"PlaceCustomerOrderInput!"}, [["placeCustomerOrder",{"input":"$input"},"success","message",["errors","code","field","message"],["order","id","amount","number"]]]);
export const usePlaceCustomerOrderMutation = (options?: useMutation.Options<PlaceCustomerOrderMutation, PlaceCustomerOrderMutationVariables>) => useMutation(PlaceCustomerOrderDocument, options);
export const WriteCustomerNoteDocument = /* @__PURE__ */ expandDocument<WriteCustomerNoteMutation, WriteCustomerNoteMutationVariables>("mutation", "WriteCustomerNote", "84cfb63a66955bc10b9e85d800f60ff7252d3d22189c0d4b99617dc1cbf71765", {"input":"WriteCustomerNoteInput!"}, [["writeCustomerNote",{"input":"$input"},"success","message",["errors","code"]]]);
export const useWriteCustomerNoteMutation = (options?: useMutation.Options<WriteCustomerNoteMutation, WriteCustomerNoteMutationVariables>) => useMutation(WriteCustomerNoteDocument, options);