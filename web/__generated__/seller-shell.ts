/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type SellerFirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerFirstStepsQuery = { store: { __typename: 'Store', name: string, version: number | null, country: Types.LawCountry | null, timeZone: string | null, taxMode: Types.TaxMode | null, taxNumber: string | null, contact: { __typename: 'StoreContact', address: string | null, email: string | null, phone: string | null } | null, delivery: { __typename: 'StoreDelivery', fees: Array<{ __typename: 'DeliveryFee' }> } | null, imprint: { __typename: 'StorePage', text: string } | null, slots: Array<{ __typename: 'Slot', id: string }> | null }, products: { __typename: 'ProductConnection', totalCount: number }, seller: { __typename: 'Seller', removableDemoProducts: number | null, orders: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string }> } } | null };

export type SellerSelfQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerSelfQuery = { seller: { __typename: 'Seller', me: { __typename: 'SellerSelf', id: string, mustChangePassword: boolean, name: string, role: Types.StaffRole } | null } | null };

export type SellerCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerCategoriesQuery = { seller: { __typename: 'Seller', allCategories: Array<{ __typename: 'SellerCategory', slug: string, label: string, isOwn: boolean, productCount: number, usualLabel: string | null, walk: number, picture: { __typename: 'Image', url: string } | null }> | null } | null };

export type SellerSearchQueryVariables = Exact<{
  text: string;
  withOrders: boolean;
  withProducts: boolean;
}>;


export type SellerSearchQuery = { seller?: { __typename: 'Seller', orders: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string, number: string, stage: Types.OrderStage | null, status: string | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, address: { __typename: 'DeliveryAddress', city: string, email: string, firstName: string, lastName: string, phone: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } } | null, products?: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, name: string, offerPrice: number }> } };

export type FoundOrder_orderFragment = { __typename: 'Order', id: string, number: string, stage: Types.OrderStage | null, status: string | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, address: { __typename: 'DeliveryAddress', city: string, email: string, firstName: string, lastName: string, phone: string } | null };

export type SellerSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerSessionQuery = { seller: { __typename: 'Seller' } | null };

export type SellerLandingQueryVariables = Exact<{
  hasTeam: boolean;
}>;


export type SellerLandingQuery = { seller: { __typename: 'Seller', me?: { __typename: 'SellerSelf', role: Types.StaffRole } | null, orders: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string }> } } | null };

export type SellerLoginMutationVariables = Exact<{
  input: Types.SellerLoginInput;
}>;


export type SellerLoginMutation = { sellerLogin: { __typename: 'SellerLoginPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }> } };

export type SellerLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type SellerLogoutMutation = { sellerLogout: { __typename: 'SellerLogoutPayload', success: boolean, message: string | null } };

export type SellerShopFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerShopFactsQuery = { store: { __typename: 'Store', features: Array<Types.StoreFeature>, timeZone: string | null } };

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
const FoundOrder_orderFields: CompactFragment = ["FoundOrder_order","Order","id","number","stage","status",["slot","...OrderSlot_slot"],["address","city","email","firstName","lastName","phone"]];
const OrderSlot_slotFields: CompactFragment = ["OrderSlot_slot","OrderSlot","id","end","kind","start"];
export const SellerFirstStepsDocument = /* @__PURE__ */ expandDocument<SellerFirstStepsQuery, SellerFirstStepsQueryVariables>("query", "SellerFirstSteps", "fb4142b8d54e819532a3618cf2452e09941a92b822741ae27c0e8edbc9cfcdb3", {}, [["store","name","version",["contact","address","email","phone"],["delivery",["fees","__typename"]],"country",["imprint:page",{"slug":"\"imprint\""},"text"],"timeZone",["slots","id"],"taxMode","taxNumber"],["products",{"first":1},"totalCount"],["seller","removableDemoProducts",["orders",{"first":1},["nodes","id"]]]]);
export const useSellerFirstStepsQuery = (options?: useQuery.Options<SellerFirstStepsQuery, SellerFirstStepsQueryVariables>) => useQuery(SellerFirstStepsDocument, options);
export const SellerSelfDocument = /* @__PURE__ */ expandDocument<SellerSelfQuery, SellerSelfQueryVariables>("query", "SellerSelf", "7f94a5b22ad470feece1e7f968d6ba60b1840e4444ca2fcd1d99e9b1f95fc946", {}, [["seller",["me","id","mustChangePassword","name","role"]]]);
export const useSellerSelfQuery = (options?: useQuery.Options<SellerSelfQuery, SellerSelfQueryVariables>) => useQuery(SellerSelfDocument, options);
export const SellerCategoriesDocument = /* @__PURE__ */ expandDocument<SellerCategoriesQuery, SellerCategoriesQueryVariables>("query", "SellerCategories", "0983ea63bc3a8a868c4ffb9bd6bed2f8741ae000f6ccccaf599a9f701c7eca70", {}, [["seller",["allCategories","slug","label","isOwn","productCount","usualLabel","walk",["picture","url"]]]]);
export const useSellerCategoriesQuery = (options?: useQuery.Options<SellerCategoriesQuery, SellerCategoriesQueryVariables>) => useQuery(SellerCategoriesDocument, options);
export const SellerSearchDocument = /* @__PURE__ */ expandDocument<SellerSearchQuery, SellerSearchQueryVariables>("query", "SellerSearch", "05bd3c64e5f2979cc892be976a4da656f941b1a48f912a9b45494e974bf19302", {"text":"String!","withOrders":"Boolean!","withProducts":"Boolean!"}, [["seller",{"@include":{"if":"$withOrders"}},["orders",{"first":20,"filter":{"search":"$text"}},["nodes","...FoundOrder_order"],["pageInfo","hasNextPage"]]],["products",{"filter":{"search":"$text"},"first":5,"@include":{"if":"$withProducts"}},["nodes","id","name","offerPrice"]]], FoundOrder_orderFields, OrderSlot_slotFields);
export const useSellerSearchQuery = (options: useQuery.Options<SellerSearchQuery, SellerSearchQueryVariables> & ({ variables: SellerSearchQueryVariables } | { skip: true })) => useQuery(SellerSearchDocument, options);
export const SellerSessionDocument = /* @__PURE__ */ expandDocument<SellerSessionQuery, SellerSessionQueryVariables>("query", "SellerSession", "f5cfd460c4bda072601e124c842b5236447103ce784ab2b34ff25b7f52a8b2b5", {}, [["seller","__typename"]]);
export const useSellerSessionQuery = (options?: useQuery.Options<SellerSessionQuery, SellerSessionQueryVariables>) => useQuery(SellerSessionDocument, options);
export const SellerLandingDocument = /* @__PURE__ */ expandDocument<SellerLandingQuery, SellerLandingQueryVariables>("query", "SellerLanding", "37667ffba077ce5cbcb77f9795f12a101a131982915a373fca2a6ce0ba583710", {"hasTeam":"Boolean!"}, [["seller",["me",{"@include":{"if":"$hasTeam"}},"role"],["orders",{"first":1},["nodes","id"]]]]);
export const useSellerLandingQuery = (options: useQuery.Options<SellerLandingQuery, SellerLandingQueryVariables> & ({ variables: SellerLandingQueryVariables } | { skip: true })) => useQuery(SellerLandingDocument, options);
export const SellerLoginDocument = /* @__PURE__ */ expandDocument<SellerLoginMutation, SellerLoginMutationVariables>("mutation", "SellerLogin", "5d2876e54653902dbf554bda39595bdd1278b89e1895534795bd22638395cb31", {"input":"SellerLoginInput!"}, [["sellerLogin",{"input":"$input"},"success","message",["errors","field","message"]]]);
export const useSellerLoginMutation = (options?: useMutation.Options<SellerLoginMutation, SellerLoginMutationVariables>) => useMutation(SellerLoginDocument, options);
export const SellerLogoutDocument = /* @__PURE__ */ expandDocument<SellerLogoutMutation, SellerLogoutMutationVariables>("mutation", "SellerLogout", "dc26321a9685921786b223549fb9010c8a6dc4f1768aa34a2d49dad8f1af8746", {}, [["sellerLogout","success","message"]]);
export const useSellerLogoutMutation = (options?: useMutation.Options<SellerLogoutMutation, SellerLogoutMutationVariables>) => useMutation(SellerLogoutDocument, options);
export const SellerShopFactsDocument = /* @__PURE__ */ expandDocument<SellerShopFactsQuery, SellerShopFactsQueryVariables>("query", "SellerShopFacts", "a059e5b0829099abfa6d43032a87ef637c50428fbc5eae172833d7cfdfa48b51", {}, [["store","features","timeZone"]]);
export const useSellerShopFactsQuery = (options?: useQuery.Options<SellerShopFactsQuery, SellerShopFactsQueryVariables>) => useQuery(SellerShopFactsDocument, options);