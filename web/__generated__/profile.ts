/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type UpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename: 'UpdateProfilePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, user: { __typename: 'User', id: string, name: string } | null } };

export type ChangeEmailMutationVariables = Exact<{
  input: Types.ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'ChangeEmailPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, user: { __typename: 'User', id: string, email: string } | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'ChangePasswordPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type DeleteAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { __typename: 'DeleteAccountPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type RemoveAddressMutationVariables = Exact<{
  input: Types.RemoveAddressInput;
}>;


export type RemoveAddressMutation = { removeAddress: { __typename: 'RemoveAddressPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, user: { __typename: 'User', id: string, addresses: Array<{ __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null }> } | null } };

export type SetDefaultAddressMutationVariables = Exact<{
  input: Types.SetDefaultAddressInput;
}>;


export type SetDefaultAddressMutation = { setDefaultAddress: { __typename: 'SetDefaultAddressPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, user: { __typename: 'User', id: string, addresses: Array<{ __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null }> } | null } };

export type AccountAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountAddressesQuery = { me: { __typename: 'User', id: string, addresses: Array<{ __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null }> } | null };

export type AccountExportQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountExportQuery = { me: { __typename: 'User', id: string, accountExport: string | null } | null };

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
const Address_addressFields: CompactFragment = ["Address_address","Address","id","firstName","lastName","street","city","state","postalCode","country","phone","email","isDefault"];
export const UpdateProfileDocument = /* @__PURE__ */ expandDocument<UpdateProfileMutation, UpdateProfileMutationVariables>("mutation", "UpdateProfile", "c6ade89bf96b29b370c74bf2c2e62f8e45ac8c638dba49cef4fadc124833264c", {"input":"UpdateProfileInput!"}, [["updateProfile",{"input":"$input"},"success","message",["errors","code","field","message"],["user","id","name"]]]);
export const useUpdateProfileMutation = (options?: useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) => useMutation(UpdateProfileDocument, options);
export const ChangeEmailDocument = /* @__PURE__ */ expandDocument<ChangeEmailMutation, ChangeEmailMutationVariables>("mutation", "ChangeEmail", "0202326b390f70f431aeb13b6edaf3b06f229127e21652d57745727917a6447a", {"input":"ChangeEmailInput!"}, [["changeEmail",{"input":"$input"},"success","message",["errors","code","field","message"],["user","id","email"]]]);
export const useChangeEmailMutation = (options?: useMutation.Options<ChangeEmailMutation, ChangeEmailMutationVariables>) => useMutation(ChangeEmailDocument, options);
export const ChangePasswordDocument = /* @__PURE__ */ expandDocument<ChangePasswordMutation, ChangePasswordMutationVariables>("mutation", "ChangePassword", "08e059102bbf5076a5ebdf205cc31d946962794bafd258172debccfe93225012", {"input":"ChangePasswordInput!"}, [["changePassword",{"input":"$input"},"success","message",["errors","code","field","message"]]]);
export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) => useMutation(ChangePasswordDocument, options);
export const DeleteAccountDocument = /* @__PURE__ */ expandDocument<DeleteAccountMutation, DeleteAccountMutationVariables>("mutation", "DeleteAccount", "7c683b2e9c1ce13fe60e967234b102c5450b86ff0763853a76606c2a30ec68d5", {"input":"DeleteAccountInput!"}, [["deleteAccount",{"input":"$input"},"success","message",["errors","code","field","message"]]]);
export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation(DeleteAccountDocument, options);
export const RemoveAddressDocument = /* @__PURE__ */ expandDocument<RemoveAddressMutation, RemoveAddressMutationVariables>("mutation", "RemoveAddress", "118260ec92f5c44b6b2004805e344b44ff17b7f16f16e68a557966d4d37a52f0", {"input":"RemoveAddressInput!"}, [["removeAddress",{"input":"$input"},"success","message",["errors","code"],["user","id",["addresses","...Address_address"]]]], Address_addressFields);
export const useRemoveAddressMutation = (options?: useMutation.Options<RemoveAddressMutation, RemoveAddressMutationVariables>) => useMutation(RemoveAddressDocument, options);
export const SetDefaultAddressDocument = /* @__PURE__ */ expandDocument<SetDefaultAddressMutation, SetDefaultAddressMutationVariables>("mutation", "SetDefaultAddress", "4cb959ae179118f8acfbbde7283708e1317a474394d3de89ee52dd24b2947945", {"input":"SetDefaultAddressInput!"}, [["setDefaultAddress",{"input":"$input"},"success","message",["errors","code"],["user","id",["addresses","...Address_address"]]]], Address_addressFields);
export const useSetDefaultAddressMutation = (options?: useMutation.Options<SetDefaultAddressMutation, SetDefaultAddressMutationVariables>) => useMutation(SetDefaultAddressDocument, options);
export const AccountAddressesDocument = /* @__PURE__ */ expandDocument<AccountAddressesQuery, AccountAddressesQueryVariables>("query", "AccountAddresses", "c9b010e03f2a1d74742f7beacaf88ee2971c0242aa8e767859cda76ac1f6464b", {}, [["me","id",["addresses","...Address_address"]]], Address_addressFields);
export const useAccountAddressesQuery = (options?: useQuery.Options<AccountAddressesQuery, AccountAddressesQueryVariables>) => useQuery(AccountAddressesDocument, options);
export const AccountExportDocument = /* @__PURE__ */ expandDocument<AccountExportQuery, AccountExportQueryVariables>("query", "AccountExport", "54aa978e1f82046a21541c96d4b84499b6b53a17d2580cf794bc4a6f5a6952cd", {}, [["me","id","accountExport"]]);
export const useAccountExportQuery = (options?: useQuery.Options<AccountExportQuery, AccountExportQueryVariables>) => useQuery(AccountExportDocument, options);