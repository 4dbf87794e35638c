/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import type * as Types from './inputs-and-enums.ts';

export type ProductExportQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductExportQuery = { seller: { __typename: 'Seller', productExport: string | null } | null };

export type PreviewImportMutationVariables = Exact<{
  input: Types.PreviewImportInput;
}>;


export type PreviewImportMutation = { previewImport: { __typename: 'PreviewImportPayload', success: boolean, message: string | null, token: string | null, ignored: Array<string>, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, counts: { __typename: 'ImportCounts', added: number, changed: number, faulty: number, unchanged: number } | null, rows: Array<{ __typename: 'ImportRow', line: number, kind: Types.ImportRowKind, name: string, changes: Array<{ __typename: 'ImportChange', column: string, was: string, becomes: string }>, faults: Array<{ __typename: 'ImportFault', column: string | null, message: string }> }> } };

export type ApplyImportMutationVariables = Exact<{
  input: Types.ApplyImportInput;
}>;


export type ApplyImportMutation = { applyImport: { __typename: 'ApplyImportPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
export const ProductExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productExport"}}]}}]}}],"__meta__":{"hash":"57dd3486ed2997d562aac13fb1dce3909f13a5e590c772b8dd35f3b2f6c5d3aa"}} as unknown as DocumentNode<ProductExportQuery, ProductExportQueryVariables>;
export const useProductExportQuery = (options?: useQuery.Options<ProductExportQuery, ProductExportQueryVariables>) => useQuery(ProductExportDocument, options);
export const PreviewImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"faulty"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"was"}},{"kind":"Field","name":{"kind":"Name","value":"becomes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}],"__meta__":{"hash":"cb4f46de780409185572a1e1b2753d9e38f724b2eb3d4d00d5b067026cdbd5e9"}} as unknown as DocumentNode<PreviewImportMutation, PreviewImportMutationVariables>;
export const usePreviewImportMutation = (options?: useMutation.Options<PreviewImportMutation, PreviewImportMutationVariables>) => useMutation(PreviewImportDocument, options);
export const ApplyImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"0529e0e57d23ac45020e8314af1b78f5b246c6216be6b55626c9264254ff74a4"}} as unknown as DocumentNode<ApplyImportMutation, ApplyImportMutationVariables>;
export const useApplyImportMutation = (options?: useMutation.Options<ApplyImportMutation, ApplyImportMutationVariables>) => useMutation(ApplyImportDocument, options);