/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type ProductExportQueryVariables = Exact<{
  dialect?: Types.FileDialect | null | undefined;
}>;


export type ProductExportQuery = { seller: { __typename: 'Seller', productExport: string | null } | null };

export type ImportColumnsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportColumnsQuery = { seller: { __typename: 'Seller', importColumns: Array<{ __typename: 'ImportColumn', name: string, label: string, hint: string, example: string, values: Array<string>, isRequired: boolean }> | null } | null };

export type PreviewImportMutationVariables = Exact<{
  input: Types.PreviewImportInput;
}>;


export type PreviewImportMutation = { previewImport: { __typename: 'PreviewImportPayload', success: boolean, message: string | null, token: string | null, ignored: Array<string>, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, counts: { __typename: 'ImportCounts', added: number, changed: number, faulty: number, unchanged: number } | null, matched: { __typename: 'ImportMatches', byId: number, name: number, sku: number, gtin: number } | null, headers: Array<{ __typename: 'ImportHeader', place: number, text: string, column: string | null }> | null, rows: Array<{ __typename: 'ImportRow', line: number, kind: Types.ImportRowKind, name: string, matchedBy: Types.ImportMatch | null, changes: Array<{ __typename: 'ImportChange', column: string, was: string, becomes: string }>, faults: Array<{ __typename: 'ImportFault', column: string | null, message: string }>, notes: Array<{ __typename: 'ImportNote', column: string, message: string }> }> } };

export type ApplyImportMutationVariables = Exact<{
  input: Types.ApplyImportInput;
}>;


export type ApplyImportMutation = { applyImport: { __typename: 'ApplyImportPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } };

export type FoodFacts_foodFragment = { __typename: 'FoodFacts', alcohol: number | null, allergens: Array<Types.Allergen> | null, checkedAt: string | null, ingredients: string | null, legalName: string | null, brand: string | null, mayContain: Array<Types.Allergen>, organicCode: string | null, origins: Array<string>, qualityClass: string | null, storage: string | null, use: string | null, variety: string | null, version: number, maker: { __typename: 'FoodMaker', address: string, name: string } | null, nutrition: { __typename: 'Nutrition', basis: Types.NutritionBasis, carbohydrate: number, energyKcal: number, energyKj: number, fat: number, fibre: number | null, protein: number, salt: number, saturates: number, sugars: number } | null };

export type OrderFacts_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, rate: number }> | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, items: Array<{ __typename: 'OrderItem', foodVersion: number | null, name: string | null, productId: string | null, quantity: number, unitPrice: number | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
export const ProductExportDocument = /* @__PURE__ */ expandDocument<ProductExportQuery, ProductExportQueryVariables>("query", "ProductExport", "bc40d045d3f42f6dcb00f7a5fd0b3af14e0fbd158c375c9a735fecc677a197a4", {"dialect":"FileDialect"}, [["seller",["productExport",{"dialect":"$dialect"}]]]);
export const useProductExportQuery = (options?: useQuery.Options<ProductExportQuery, ProductExportQueryVariables>) => useQuery(ProductExportDocument, options);
export const ImportColumnsDocument = /* @__PURE__ */ expandDocument<ImportColumnsQuery, ImportColumnsQueryVariables>("query", "ImportColumns", "c45de0ec373fbfc65b8eb130db29bda62242b28331a79f710b07811ac89b75f2", {}, [["seller",["importColumns","name","label","hint","example","values","isRequired"]]]);
export const useImportColumnsQuery = (options?: useQuery.Options<ImportColumnsQuery, ImportColumnsQueryVariables>) => useQuery(ImportColumnsDocument, options);
export const PreviewImportDocument = /* @__PURE__ */ expandDocument<PreviewImportMutation, PreviewImportMutationVariables>("mutation", "PreviewImport", "7feff1a3712b3f081c1c9b9c742048b9f527fac4c726cee52e202905070dda0d", {"input":"PreviewImportInput!"}, [["previewImport",{"input":"$input"},"success","message",["errors","code","field","message"],"token",["counts","added","changed","faulty","unchanged"],["matched","byId","name","sku","gtin"],"ignored",["headers","place","text","column"],["rows","line","kind","name","matchedBy",["changes","column","was","becomes"],["faults","column","message"],["notes","column","message"]]]]);
export const usePreviewImportMutation = (options?: useMutation.Options<PreviewImportMutation, PreviewImportMutationVariables>) => useMutation(PreviewImportDocument, options);
export const ApplyImportDocument = /* @__PURE__ */ expandDocument<ApplyImportMutation, ApplyImportMutationVariables>("mutation", "ApplyImport", "0529e0e57d23ac45020e8314af1b78f5b246c6216be6b55626c9264254ff74a4", {"input":"ApplyImportInput!"}, [["applyImport",{"input":"$input"},"success","message",["errors","code","field","message"]]]);
export const useApplyImportMutation = (options?: useMutation.Options<ApplyImportMutation, ApplyImportMutationVariables>) => useMutation(ApplyImportDocument, options);