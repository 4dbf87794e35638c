/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type SellerDepositsQueryVariables = Exact<{
  orderId?: string | number | null | undefined;
  isManager: boolean;
}>;


export type SellerDepositsQuery = { seller: { __typename: 'Seller', depositBalances?: Array<{ __typename: 'DepositBalance', charged: number, open: number, returned: number, type: { __typename: 'DepositType', id: string } }> | null, depositReturns: Array<{ __typename: 'DepositReturn', id: string, amount: number, at: string, count: number, orderNumber: string | null, payout: Types.DepositPayout, staffName: string | null, typeId: string }> | null, depositTypes: Array<{ __typename: 'DepositType', id: string, amount: number, isArchived: boolean, kind: Types.DepositKind, name: string }> | null } | null };

export type AddDepositTypeMutationVariables = Exact<{
  input: Types.AddDepositTypeInput;
}>;


export type AddDepositTypeMutation = { addDepositType: { __typename: 'AddDepositTypePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type UpdateDepositTypeMutationVariables = Exact<{
  input: Types.UpdateDepositTypeInput;
}>;


export type UpdateDepositTypeMutation = { updateDepositType: { __typename: 'UpdateDepositTypePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type ReturnDepositsMutationVariables = Exact<{
  input: Types.ReturnDepositsInput;
}>;


export type ReturnDepositsMutation = { returnDeposits: { __typename: 'ReturnDepositsPayload', success: boolean, amount: number | null, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type FoodFacts_foodFragment = { __typename: 'FoodFacts', alcohol: number | null, allergens: Array<Types.Allergen> | null, checkedAt: string | null, ingredients: string | null, legalName: string | null, brand: string | null, mayContain: Array<Types.Allergen>, organicCode: string | null, origins: Array<string>, qualityClass: string | null, storage: string | null, use: string | null, variety: string | null, version: number, maker: { __typename: 'FoodMaker', address: string, name: string } | null, nutrition: { __typename: 'Nutrition', basis: Types.NutritionBasis, carbohydrate: number, energyKcal: number, energyKj: number, fat: number, fibre: number | null, protein: number, salt: number, saturates: number, sugars: number } | null };

export type MyOrder_orderFragment = { __typename: 'Order', canChangeWishes: boolean | null, payment: Types.PaymentMethod | null, stopsBefore: number | null, substitution: Types.SubstitutionWish | null, id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, taxes: Array<{ __typename: 'IncludedTax', net: number, amount: number, name: string, rate: number }> | null, items: Array<{ __typename: 'OrderItem', productId: string | null, substitution: Types.SubstitutionWish | null, weight: string | null, foodVersion: number | null, name: string | null, quantity: number, unitPrice: number | null, sizePrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null, product: { __typename: 'Product', id: string, category: { __typename: 'Category', slug: string } | null } | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, joinedBy: Array<{ __typename: 'NamedOrder', id: string, number: string }> | null, joins: { __typename: 'NamedOrder', id: string, number: string } | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderFacts_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, joinedBy: Array<{ __typename: 'NamedOrder', id: string, number: string }> | null, joins: { __typename: 'NamedOrder', id: string, number: string } | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, rate: number }> | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, items: Array<{ __typename: 'OrderItem', foodVersion: number | null, name: string | null, productId: string | null, quantity: number, unitPrice: number | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
export const SellerDepositsDocument = /* @__PURE__ */ expandDocument<SellerDepositsQuery, SellerDepositsQueryVariables>("query", "SellerDeposits", "dfb4e5a584ab22af51db2cb68905a090b523208485a7abe45a1c2a7453672e10", {"orderId":"ID","isManager":"Boolean!"}, [["seller",["depositBalances",{"@include":{"if":"$isManager"}},"charged","open","returned",["type","id"]],["depositReturns",{"orderId":"$orderId"},"id","amount","at","count","orderNumber","payout","staffName","typeId"],["depositTypes","id","amount","isArchived","kind","name"]]]);
export const useSellerDepositsQuery = (options: useQuery.Options<SellerDepositsQuery, SellerDepositsQueryVariables> & ({ variables: SellerDepositsQueryVariables } | { skip: true })) => useQuery(SellerDepositsDocument, options);
export const AddDepositTypeDocument = /* @__PURE__ */ expandDocument<AddDepositTypeMutation, AddDepositTypeMutationVariables>("mutation", "AddDepositType", "ca07caf562788441c1a7a879c83b2c587290c070a252f14df0dadb73765566dd", {"input":"AddDepositTypeInput!"}, [["addDepositType",{"input":"$input"},"success","message",["errors","code","field","message"]]]);
export const useAddDepositTypeMutation = (options?: useMutation.Options<AddDepositTypeMutation, AddDepositTypeMutationVariables>) => useMutation(AddDepositTypeDocument, options);
export const UpdateDepositTypeDocument = /* @__PURE__ */ expandDocument<UpdateDepositTypeMutation, UpdateDepositTypeMutationVariables>("mutation", "UpdateDepositType", "7b2dcedf1223d4f169c193bb2ae25c33e1997e097284074cbc98f1533a6959e1", {"input":"UpdateDepositTypeInput!"}, [["updateDepositType",{"input":"$input"},"success","message",["errors","code","field","message"]]]);
export const useUpdateDepositTypeMutation = (options?: useMutation.Options<UpdateDepositTypeMutation, UpdateDepositTypeMutationVariables>) => useMutation(UpdateDepositTypeDocument, options);
export const ReturnDepositsDocument = /* @__PURE__ */ expandDocument<ReturnDepositsMutation, ReturnDepositsMutationVariables>("mutation", "ReturnDeposits", "fc903692b9b240f29e856e69400edac58f8299914f3138226e7293fcfc56b761", {"input":"ReturnDepositsInput!"}, [["returnDeposits",{"input":"$input"},"success","amount","message",["errors","code","field","message"]]]);
export const useReturnDepositsMutation = (options?: useMutation.Options<ReturnDepositsMutation, ReturnDepositsMutationVariables>) => useMutation(ReturnDepositsDocument, options);