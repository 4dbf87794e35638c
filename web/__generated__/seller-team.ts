/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type Team_memberFragment = { __typename: 'StaffMember', id: string, email: string, isActive: boolean, isFirstOwner: boolean, mustChangePassword: boolean, name: string, role: Types.StaffRole };

export type TeamQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamQuery = { seller: { __typename: 'Seller', team: Array<{ __typename: 'StaffMember', id: string, email: string, isActive: boolean, isFirstOwner: boolean, mustChangePassword: boolean, name: string, role: Types.StaffRole }> | null } | null };

export type AddTeamMemberMutationVariables = Exact<{
  input: Types.AddTeamMemberInput;
}>;


export type AddTeamMemberMutation = { addTeamMember: { __typename: 'AddTeamMemberPayload', success: boolean, message: string | null, oneTimePassword: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, member: { __typename: 'StaffMember', id: string, email: string, isActive: boolean, isFirstOwner: boolean, mustChangePassword: boolean, name: string, role: Types.StaffRole } | null } };

export type UpdateTeamMemberMutationVariables = Exact<{
  input: Types.UpdateTeamMemberInput;
}>;


export type UpdateTeamMemberMutation = { updateTeamMember: { __typename: 'UpdateTeamMemberPayload', success: boolean, message: string | null, oneTimePassword: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, member: { __typename: 'StaffMember', id: string, email: string, isActive: boolean, isFirstOwner: boolean, mustChangePassword: boolean, name: string, role: Types.StaffRole } | null } };

export type ChangeSellerPasswordMutationVariables = Exact<{
  input: Types.ChangeSellerPasswordInput;
}>;


export type ChangeSellerPasswordMutation = { changeSellerPassword: { __typename: 'ChangeSellerPasswordPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type ShopChangesQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: Types.ShopChangeFilter | null | undefined;
}>;


export type ShopChangesQuery = { seller: { __typename: 'Seller', shopChanges: { __typename: 'ShopChangeConnection', nodes: Array<{ __typename: 'ShopChange', id: string, action: string, actorName: string, at: string, subjectId: string | null, subjectName: string, times: number, fields: Array<{ __typename: 'ChangedField', after: string | null, before: string | null, name: string }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } | null } | null };

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
const Team_memberFields: CompactFragment = ["Team_member","StaffMember","id","email","isActive","isFirstOwner","mustChangePassword","name","role"];
export const TeamDocument = /* @__PURE__ */ expandDocument<TeamQuery, TeamQueryVariables>("query", "Team", "41788168ccfa93a6b1c0cc883827ce5dbd546867b3683ebea9f8774e74a29fc2", {}, [["seller",["team","...Team_member"]]], Team_memberFields);
export const useTeamQuery = (options?: useQuery.Options<TeamQuery, TeamQueryVariables>) => useQuery(TeamDocument, options);
export const AddTeamMemberDocument = /* @__PURE__ */ expandDocument<AddTeamMemberMutation, AddTeamMemberMutationVariables>("mutation", "AddTeamMember", "f20081aa153cdcfdb1c98ca19437c424599c281c0a0d5b6dd75313065943f90a", {"input":"AddTeamMemberInput!"}, [["addTeamMember",{"input":"$input"},"success","message",["errors","code","field","message"],["member","...Team_member"],"oneTimePassword"]], Team_memberFields);
export const useAddTeamMemberMutation = (options?: useMutation.Options<AddTeamMemberMutation, AddTeamMemberMutationVariables>) => useMutation(AddTeamMemberDocument, options);
export const UpdateTeamMemberDocument = /* @__PURE__ */ expandDocument<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>("mutation", "UpdateTeamMember", "046c70ae6c1a88fcdecc8e4fe95124d48d342f5625aec6ecdb81b3633b2dd5fa", {"input":"UpdateTeamMemberInput!"}, [["updateTeamMember",{"input":"$input"},"success","message",["errors","code","field","message"],["member","...Team_member"],"oneTimePassword"]], Team_memberFields);
export const useUpdateTeamMemberMutation = (options?: useMutation.Options<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>) => useMutation(UpdateTeamMemberDocument, options);
export const ChangeSellerPasswordDocument = /* @__PURE__ */ expandDocument<ChangeSellerPasswordMutation, ChangeSellerPasswordMutationVariables>("mutation", "ChangeSellerPassword", "ed8882a6c8ed75e5c14c157b422f16bce861b3804b52cfea2fee0172c4ef92c7", {"input":"ChangeSellerPasswordInput!"}, [["changeSellerPassword",{"input":"$input"},"success","message",["errors","code","field","message"]]]);
export const useChangeSellerPasswordMutation = (options?: useMutation.Options<ChangeSellerPasswordMutation, ChangeSellerPasswordMutationVariables>) => useMutation(ChangeSellerPasswordDocument, options);
export const ShopChangesDocument = /* @__PURE__ */ expandDocument<ShopChangesQuery, ShopChangesQueryVariables>("query", "ShopChanges", "26952e71449998a089ed76707c75770914500d59ef51d446a500ae5a9c3f81f5", {"after":"String","filter":"ShopChangeFilter"}, [["seller",["shopChanges",{"first":50,"after":"$after","filter":"$filter"},["nodes","id","action","actorName","at",["fields","after","before","name"],"subjectId","subjectName","times"],["pageInfo","endCursor","hasNextPage"]]]]);
export const useShopChangesQuery = (options?: useQuery.Options<ShopChangesQuery, ShopChangesQueryVariables>) => useQuery(ShopChangesDocument, options);