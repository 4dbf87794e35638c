/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type FoodToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type FoodToEditQuery = { product: { __typename: 'Product', id: string, gtin: string | null } | null, foodFacts: { __typename: 'FoodFacts', alcohol: number | null, allergens: Array<Types.Allergen> | null, checkedAt: string | null, ingredients: string | null, legalName: string | null, brand: string | null, mayContain: Array<Types.Allergen>, organicCode: string | null, origins: Array<string>, qualityClass: string | null, storage: string | null, use: string | null, variety: string | null, version: number, maker: { __typename: 'FoodMaker', address: string, name: string } | null, nutrition: { __typename: 'Nutrition', basis: Types.NutritionBasis, carbohydrate: number, energyKcal: number, energyKj: number, fat: number, fibre: number | null, protein: number, salt: number, saturates: number, sugars: number } | null } | null };

export type UpdateProductFoodMutationVariables = Exact<{
  input: Types.UpdateProductFoodInput;
}>;


export type UpdateProductFoodMutation = { updateProductFood: { __typename: 'UpdateProductFoodPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, food: { __typename: 'FoodFacts', alcohol: number | null, allergens: Array<Types.Allergen> | null, checkedAt: string | null, ingredients: string | null, legalName: string | null, brand: string | null, mayContain: Array<Types.Allergen>, organicCode: string | null, origins: Array<string>, qualityClass: string | null, storage: string | null, use: string | null, variety: string | null, version: number, maker: { __typename: 'FoodMaker', address: string, name: string } | null, nutrition: { __typename: 'Nutrition', basis: Types.NutritionBasis, carbohydrate: number, energyKcal: number, energyKj: number, fat: number, fibre: number | null, protein: number, salt: number, saturates: number, sugars: number } | null } | null } };

export type LookUpFoodMutationVariables = Exact<{
  input: Types.LookUpBarcodeInput;
}>;


export type LookUpFoodMutation = { lookUpBarcode: { __typename: 'LookUpBarcodePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, facts: { __typename: 'FoundFacts', legalName: string | null, brand: string | null, ingredients: string | null, allergens: Array<Types.Allergen> | null, mayContain: Array<Types.Allergen>, origins: Array<string>, organicCode: string | null, alcohol: number | null, nutrition: { __typename: 'FoundNutrition', basis: Types.NutritionBasis, energyKj: number, energyKcal: number, fat: number, saturates: number, carbohydrate: number, sugars: number, fibre: number | null, protein: number, salt: number } | null } | null } };

export type SellerProduceQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerProduceQuery = { store: { __typename: 'Store', originDays: number | null }, seller: { __typename: 'Seller', produce: Array<{ __typename: 'Produce', origins: Array<string>, originsAt: string | null, qualityClass: string | null, variety: string | null, usedOrigins: Array<string>, product: { __typename: 'Product', id: string, name: string, inStock: boolean, image: { __typename: 'Image', url: string } | null } }> | null } | null };

export type ProduceRow_produceFragment = { __typename: 'Produce', origins: Array<string>, originsAt: string | null, qualityClass: string | null, variety: string | null, usedOrigins: Array<string>, product: { __typename: 'Product', id: string, name: string, inStock: boolean, image: { __typename: 'Image', url: string } | null } };

export type SaveOriginsMutationVariables = Exact<{
  input: Types.SaveOriginsInput;
}>;


export type SaveOriginsMutation = { saveOrigins: { __typename: 'SaveOriginsPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }> } };

export type FoodFacts_foodFragment = { __typename: 'FoodFacts', alcohol: number | null, allergens: Array<Types.Allergen> | null, checkedAt: string | null, ingredients: string | null, legalName: string | null, brand: string | null, mayContain: Array<Types.Allergen>, organicCode: string | null, origins: Array<string>, qualityClass: string | null, storage: string | null, use: string | null, variety: string | null, version: number, maker: { __typename: 'FoodMaker', address: string, name: string } | null, nutrition: { __typename: 'Nutrition', basis: Types.NutritionBasis, carbohydrate: number, energyKcal: number, energyKj: number, fat: number, fibre: number | null, protein: number, salt: number, saturates: number, sugars: number } | null };

export type OrderFacts_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, rate: number }> | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, items: Array<{ __typename: 'OrderItem', foodVersion: number | null, name: string | null, productId: string | null, quantity: number, unitPrice: number | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
const FoodFacts_foodFields: CompactFragment = ["FoodFacts_food","FoodFacts","alcohol","allergens","checkedAt","ingredients","legalName","brand",["maker","address","name"],"mayContain",["nutrition","basis","carbohydrate","energyKcal","energyKj","fat","fibre","protein","salt","saturates","sugars"],"organicCode","origins","qualityClass","storage","use","variety","version"];
const ProduceRow_produceFields: CompactFragment = ["ProduceRow_produce","Produce",["product","id","name","inStock",["image","url"]],"origins","originsAt","qualityClass","variety","usedOrigins"];
export const FoodToEditDocument = /* @__PURE__ */ expandDocument<FoodToEditQuery, FoodToEditQueryVariables>("query", "FoodToEdit", "182b8348b1f29cee9e917b6cc1a97ece28935d0838e429468d3f804308e549b4", {"id":"ID!"}, [["product",{"id":"$id"},"id","gtin"],["foodFacts",{"productId":"$id"},"...FoodFacts_food"]], FoodFacts_foodFields);
export const useFoodToEditQuery = (options: useQuery.Options<FoodToEditQuery, FoodToEditQueryVariables> & ({ variables: FoodToEditQueryVariables } | { skip: true })) => useQuery(FoodToEditDocument, options);
export const UpdateProductFoodDocument = /* @__PURE__ */ expandDocument<UpdateProductFoodMutation, UpdateProductFoodMutationVariables>("mutation", "UpdateProductFood", "602b05a2c653cd63e4761e0f0ed5e373ff11d7dea5b50f0a8f4ab5d872c0b656", {"input":"UpdateProductFoodInput!"}, [["updateProductFood",{"input":"$input"},"success","message",["errors","code","field","message"],["food","...FoodFacts_food"]]], FoodFacts_foodFields);
export const useUpdateProductFoodMutation = (options?: useMutation.Options<UpdateProductFoodMutation, UpdateProductFoodMutationVariables>) => useMutation(UpdateProductFoodDocument, options);
export const LookUpFoodDocument = /* @__PURE__ */ expandDocument<LookUpFoodMutation, LookUpFoodMutationVariables>("mutation", "LookUpFood", "a2061cda49c117b23bb9ea0e3f50cb5a628dc7c18682dde610562767baeeb14b", {"input":"LookUpBarcodeInput!"}, [["lookUpBarcode",{"input":"$input"},"success","message",["errors","code"],["facts","legalName","brand","ingredients","allergens","mayContain","origins","organicCode","alcohol",["nutrition","basis","energyKj","energyKcal","fat","saturates","carbohydrate","sugars","fibre","protein","salt"]]]]);
export const useLookUpFoodMutation = (options?: useMutation.Options<LookUpFoodMutation, LookUpFoodMutationVariables>) => useMutation(LookUpFoodDocument, options);
export const SellerProduceDocument = /* @__PURE__ */ expandDocument<SellerProduceQuery, SellerProduceQueryVariables>("query", "SellerProduce", "b844be351f75ba21a668e9a5f63ca8588dd70d916d0993ab84eba59460a260a1", {}, [["store","originDays"],["seller",["produce","...ProduceRow_produce"]]], ProduceRow_produceFields);
export const useSellerProduceQuery = (options?: useQuery.Options<SellerProduceQuery, SellerProduceQueryVariables>) => useQuery(SellerProduceDocument, options);
export const SaveOriginsDocument = /* @__PURE__ */ expandDocument<SaveOriginsMutation, SaveOriginsMutationVariables>("mutation", "SaveOrigins", "c3d0cd702e74c40c70a6b34735d8f6d89a00916d24fbbd2746a0d7ead3d4c7da", {"input":"SaveOriginsInput!"}, [["saveOrigins",{"input":"$input"},"success","message",["errors","code"]]]);
export const useSaveOriginsMutation = (options?: useMutation.Options<SaveOriginsMutation, SaveOriginsMutationVariables>) => useMutation(SaveOriginsDocument, options);