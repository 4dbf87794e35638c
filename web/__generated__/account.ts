/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import type * as Types from './inputs-and-enums.ts';

export type LoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginMutation = { login: { __typename: 'LoginPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }>, user: { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } } | null } };

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'RegisterPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }>, user: { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } } | null } };

export type LoginHelpQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginHelpQuery = { store: { __typename: 'Store', features: Array<Types.StoreFeature> } };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, paymentState: Types.OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, settled: { __typename: 'SettledOrder', amount: number, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: Types.OrderActor, at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shopper_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shopper_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}],"__meta__":{"hash":"89b530c81918bff515cca955bf40b6262e4d3b6e513a3e9f67b9dfcd52c6f57d"}} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const useLoginMutation = (options?: useMutation.Options<LoginMutation, LoginMutationVariables>) => useMutation(LoginDocument, options);
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shopper_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shopper_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}],"__meta__":{"hash":"f9c289d27970e67677f44b33c2073f39179cd789ff168d9a39567565b8eb29fa"}} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const useRegisterMutation = (options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) => useMutation(RegisterDocument, options);
export const LoginHelpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginHelp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}}],"__meta__":{"hash":"dcf50d169753d6ccb8e27dd5f615edf9595ed1b57e1ae8cf08ea03e9b7604583"}} as unknown as DocumentNode<LoginHelpQuery, LoginHelpQueryVariables>;
export const useLoginHelpQuery = (options?: useQuery.Options<LoginHelpQuery, LoginHelpQueryVariables>) => useQuery(LoginHelpDocument, options);