/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import type * as Types from './inputs-and-enums.ts';

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'ResetPasswordPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }> } };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"275c1b6ad58704c03ee0aa4961b67a2c387d6a16cacda5bd2ee4fd657c952db3"}} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const useRequestPasswordResetMutation = (options?: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) => useMutation(RequestPasswordResetDocument, options);
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"ad3b40c52ad0465c0d49f40ad7784c56eb8431e62fa94f41ff1b6769c39de65c"}} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) => useMutation(ResetPasswordDocument, options);