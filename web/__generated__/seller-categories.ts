/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import type * as Types from './inputs-and-enums.ts';

export type SaveCategoryMutationVariables = Exact<{
  input: Types.SaveCategoryInput;
}>;


export type SaveCategoryMutation = { saveCategory: { __typename: 'SaveCategoryPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type RemoveCategoryMutationVariables = Exact<{
  slug: string;
}>;


export type RemoveCategoryMutation = { removeCategory: { __typename: 'RemoveCategoryPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type ArrangeCategoriesMutationVariables = Exact<{
  input: Types.ArrangeCategoriesInput;
}>;


export type ArrangeCategoriesMutation = { arrangeCategories: { __typename: 'ArrangeCategoriesPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
export const SaveCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"55f9f745bcae4796ac6e3c85381c3269649167eef46aa6d2aecaeedf32b4e654"}} as unknown as DocumentNode<SaveCategoryMutation, SaveCategoryMutationVariables>;
export const useSaveCategoryMutation = (options?: useMutation.Options<SaveCategoryMutation, SaveCategoryMutationVariables>) => useMutation(SaveCategoryDocument, options);
export const RemoveCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"b4b7db8eeaa5221275f56941c44d8d243593f109ec887581122be40502d80efa"}} as unknown as DocumentNode<RemoveCategoryMutation, RemoveCategoryMutationVariables>;
export const useRemoveCategoryMutation = (options?: useMutation.Options<RemoveCategoryMutation, RemoveCategoryMutationVariables>) => useMutation(RemoveCategoryDocument, options);
export const ArrangeCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArrangeCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArrangeCategoriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrangeCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"3d057adc1eeb412f629ed4840489d759e8efaa72dd3712d609cf18dfd4ae987c"}} as unknown as DocumentNode<ArrangeCategoriesMutation, ArrangeCategoriesMutationVariables>;
export const useArrangeCategoriesMutation = (options?: useMutation.Options<ArrangeCategoriesMutation, ArrangeCategoriesMutationVariables>) => useMutation(ArrangeCategoriesDocument, options);