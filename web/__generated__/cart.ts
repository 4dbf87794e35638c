/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type CartProductsQueryVariables = Exact<{
  ids: Array<string | number>;
}>;


export type CartProductsQuery = { products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, portion: { __typename: 'Portion', from: number, grams: number, to: number } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null }> } };

export type CartAgesQueryVariables = Exact<{
  ids: Array<string | number>;
}>;


export type CartAgesQuery = { products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, minimumAge: number | null }> } };

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { me: { __typename: 'User', id: string, addresses: Array<{ __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null }> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: Types.PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { __typename: 'PlaceOrderPayload', success: boolean, message: string | null, redirectUrl: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, order: { __typename: 'Order', id: string } | null } };

export type DeliveryOfferQueryVariables = Exact<{
  postalCode: string;
}>;


export type DeliveryOfferQuery = { store: { __typename: 'Store', timeZone: string | null, deliveryTerms: { __typename: 'DeliveryTerms', fee: number, freeFrom: number | null, isDelivered: boolean, minimum: number } | null, slots: Array<{ __typename: 'Slot', id: string, closedBecause: Types.SlotClosedReason | null, end: string, kind: Types.SlotKind, placesLeft: number, start: string }> | null } };

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
const ProductCard_productFields: CompactFragment = ["ProductCard_product","Product","id","name",["category","slug","label"],"price","offerPrice",["deposit","amount"],"referencePrice",["image","url"],"expectedGrams","inStock","left",["portion","from","grams","to"],["unitPrice","amount","per"],"weight"];
const Address_addressFields: CompactFragment = ["Address_address","Address","id","firstName","lastName","street","city","state","postalCode","country","phone","email","isDefault"];
export const CartProductsDocument = /* @__PURE__ */ expandDocument<CartProductsQuery, CartProductsQueryVariables>("query", "CartProducts", "9576a53432e4ab0ba67dedac1d99b2c63f833ffd695d81fe845767ab8d6e9234", {"ids":"[ID!]!"}, [["products",{"filter":{"ids":"$ids"},"first":100},["nodes","...ProductCard_product"]]], ProductCard_productFields);
export const useCartProductsQuery = (options: useQuery.Options<CartProductsQuery, CartProductsQueryVariables> & ({ variables: CartProductsQueryVariables } | { skip: true })) => useQuery(CartProductsDocument, options);
export const CartAgesDocument = /* @__PURE__ */ expandDocument<CartAgesQuery, CartAgesQueryVariables>("query", "CartAges", "d340a335168062ef323b0ea5d9d11ab12f161d59f2c7cd79fe4a8a9c2ed271cc", {"ids":"[ID!]!"}, [["products",{"filter":{"ids":"$ids"},"first":100},["nodes","id","minimumAge"]]]);
export const useCartAgesQuery = (options: useQuery.Options<CartAgesQuery, CartAgesQueryVariables> & ({ variables: CartAgesQueryVariables } | { skip: true })) => useQuery(CartAgesDocument, options);
export const AddressesDocument = /* @__PURE__ */ expandDocument<AddressesQuery, AddressesQueryVariables>("query", "Addresses", "34899d50672b91fc4730e93c6ecf4e86a31d54a9521f909a8d303abcb66d5861", {}, [["me","id",["addresses","...Address_address"]]], Address_addressFields);
export const useAddressesQuery = (options?: useQuery.Options<AddressesQuery, AddressesQueryVariables>) => useQuery(AddressesDocument, options);
export const PlaceOrderDocument = /* @__PURE__ */ expandDocument<PlaceOrderMutation, PlaceOrderMutationVariables>("mutation", "PlaceOrder", "ab43a8bb2f8d47ba47c744d77e8e926cbc3b2469dfb3bea3a67e4dcceb82ed5d", {"input":"PlaceOrderInput!"}, [["placeOrder",{"input":"$input"},"success","message",["errors","code"],"redirectUrl",["order","id"]]]);
export const usePlaceOrderMutation = (options?: useMutation.Options<PlaceOrderMutation, PlaceOrderMutationVariables>) => useMutation(PlaceOrderDocument, options);
export const DeliveryOfferDocument = /* @__PURE__ */ expandDocument<DeliveryOfferQuery, DeliveryOfferQueryVariables>("query", "DeliveryOffer", "c4e1d320266ff5a48fa2be8d9f3939476362d047351aeff11b900cbe455314be", {"postalCode":"String!"}, [["store","timeZone",["deliveryTerms",{"postalCode":"$postalCode"},"fee","freeFrom","isDelivered","minimum"],["slots",{"first":100,"postalCode":"$postalCode"},"id","closedBecause","end","kind","placesLeft","start"]]]);
export const useDeliveryOfferQuery = (options: useQuery.Options<DeliveryOfferQuery, DeliveryOfferQueryVariables> & ({ variables: DeliveryOfferQueryVariables } | { skip: true })) => useQuery(DeliveryOfferDocument, options);