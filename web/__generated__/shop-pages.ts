/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type ShopPageQueryVariables = Exact<{
  slug: string;
}>;


export type ShopPageQuery = { store: { __typename: 'Store', page: { __typename: 'StorePage', slug: string, title: string, text: string, picture: { __typename: 'Image', url: string, width: number | null, height: number | null } | null } | null } };

export type UnsubscribeMutationVariables = Exact<{
  input: Types.UnsubscribeInput;
}>;


export type UnsubscribeMutation = { unsubscribe: { __typename: 'UnsubscribePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }> } };

export type ConfirmEmailMutationVariables = Exact<{
  input: Types.ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { __typename: 'ConfirmEmailPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }> } };

export type ConfirmSubscriptionMutationVariables = Exact<{
  input: Types.ConfirmSubscriptionInput;
}>;


export type ConfirmSubscriptionMutation = { confirmSubscription: { __typename: 'ConfirmSubscriptionPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }> } };

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
export const ShopPageDocument = /* @__PURE__ */ expandDocument<ShopPageQuery, ShopPageQueryVariables>("query", "ShopPage", "434e2df88e8da647afd4acd93cc233ae80925e6eacfe470342f614e49c6a5435", {"slug":"String!"}, [["store",["page",{"slug":"$slug"},"slug","title","text",["picture","url","width","height"]]]]);
export const useShopPageQuery = (options: useQuery.Options<ShopPageQuery, ShopPageQueryVariables> & ({ variables: ShopPageQueryVariables } | { skip: true })) => useQuery(ShopPageDocument, options);
export const UnsubscribeDocument = /* @__PURE__ */ expandDocument<UnsubscribeMutation, UnsubscribeMutationVariables>("mutation", "Unsubscribe", "de4abc7bb79ab6a579cfcbbd6ce5d153434047f812ff51ad34069b7496dfcaab", {"input":"UnsubscribeInput!"}, [["unsubscribe",{"input":"$input"},"success","message",["errors","field","message"]]]);
export const useUnsubscribeMutation = (options?: useMutation.Options<UnsubscribeMutation, UnsubscribeMutationVariables>) => useMutation(UnsubscribeDocument, options);
export const ConfirmEmailDocument = /* @__PURE__ */ expandDocument<ConfirmEmailMutation, ConfirmEmailMutationVariables>("mutation", "ConfirmEmail", "accdeff2fb5afbbde0f023f1ff91b292cb60768b03197cd322ec69ed17b2a6ae", {"input":"ConfirmEmailInput!"}, [["confirmEmail",{"input":"$input"},"success","message",["errors","field","message"]]]);
export const useConfirmEmailMutation = (options?: useMutation.Options<ConfirmEmailMutation, ConfirmEmailMutationVariables>) => useMutation(ConfirmEmailDocument, options);
export const ConfirmSubscriptionDocument = /* @__PURE__ */ expandDocument<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables>("mutation", "ConfirmSubscription", "1354dc73d9d0294ace5eb5e9ec0e13651aae57f0a1cef10103e7ff06248e7e24", {"input":"ConfirmSubscriptionInput!"}, [["confirmSubscription",{"input":"$input"},"success","message",["errors","field","message"]]]);
export const useConfirmSubscriptionMutation = (options?: useMutation.Options<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables>) => useMutation(ConfirmSubscriptionDocument, options);