/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import type * as Types from './inputs-and-enums.ts';

export type SellerSelfQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerSelfQuery = { seller: { __typename: 'Seller', me: { __typename: 'SellerSelf', id: string, mustChangePassword: boolean, name: string, role: Types.StaffRole } | null } | null };

export type SellerCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerCategoriesQuery = { seller: { __typename: 'Seller', allCategories: Array<{ __typename: 'SellerCategory', slug: string, label: string, isOwn: boolean, productCount: number, walk: number, picture: { __typename: 'Image', url: string } | null }> | null } | null };

export type SellerSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerSessionQuery = { seller: { __typename: 'Seller' } | null };

export type SellerLoginMutationVariables = Exact<{
  input: Types.SellerLoginInput;
}>;


export type SellerLoginMutation = { sellerLogin: { __typename: 'SellerLoginPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }> } };

export type SellerLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type SellerLogoutMutation = { sellerLogout: { __typename: 'SellerLogoutPayload', success: boolean, message: string | null } };

export type SellerShopFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerShopFactsQuery = { store: { __typename: 'Store', features: Array<Types.StoreFeature>, timeZone: string | null } };

export type OrderFacts_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, rate: number }> | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, items: Array<{ __typename: 'OrderItem', name: string | null, quantity: number, unitPrice: number | null, image: { __typename: 'Image', url: string } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string } | null } | null }>, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
export const SellerSelfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerSelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}],"__meta__":{"hash":"7f94a5b22ad470feece1e7f968d6ba60b1840e4444ca2fcd1d99e9b1f95fc946"}} as unknown as DocumentNode<SellerSelfQuery, SellerSelfQueryVariables>;
export const useSellerSelfQuery = (options?: useQuery.Options<SellerSelfQuery, SellerSelfQueryVariables>) => useQuery(SellerSelfDocument, options);
export const SellerCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"walk"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}}],"__meta__":{"hash":"33ccb7faeac9224234eb37226d779016f94f4fc38afcb644c4e651d9aa154282"}} as unknown as DocumentNode<SellerCategoriesQuery, SellerCategoriesQueryVariables>;
export const useSellerCategoriesQuery = (options?: useQuery.Options<SellerCategoriesQuery, SellerCategoriesQueryVariables>) => useQuery(SellerCategoriesDocument, options);
export const SellerSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"f5cfd460c4bda072601e124c842b5236447103ce784ab2b34ff25b7f52a8b2b5"}} as unknown as DocumentNode<SellerSessionQuery, SellerSessionQueryVariables>;
export const useSellerSessionQuery = (options?: useQuery.Options<SellerSessionQuery, SellerSessionQueryVariables>) => useQuery(SellerSessionDocument, options);
export const SellerLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellerLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"5d2876e54653902dbf554bda39595bdd1278b89e1895534795bd22638395cb31"}} as unknown as DocumentNode<SellerLoginMutation, SellerLoginMutationVariables>;
export const useSellerLoginMutation = (options?: useMutation.Options<SellerLoginMutation, SellerLoginMutationVariables>) => useMutation(SellerLoginDocument, options);
export const SellerLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellerLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}],"__meta__":{"hash":"dc26321a9685921786b223549fb9010c8a6dc4f1768aa34a2d49dad8f1af8746"}} as unknown as DocumentNode<SellerLogoutMutation, SellerLogoutMutationVariables>;
export const useSellerLogoutMutation = (options?: useMutation.Options<SellerLogoutMutation, SellerLogoutMutationVariables>) => useMutation(SellerLogoutDocument, options);
export const SellerShopFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerShopFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}],"__meta__":{"hash":"a059e5b0829099abfa6d43032a87ef637c50428fbc5eae172833d7cfdfa48b51"}} as unknown as DocumentNode<SellerShopFactsQuery, SellerShopFactsQueryVariables>;
export const useSellerShopFactsQuery = (options?: useQuery.Options<SellerShopFactsQuery, SellerShopFactsQueryVariables>) => useQuery(SellerShopFactsDocument, options);