/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import type * as Types from './inputs-and-enums.ts';

export type BestSellersQueryVariables = Exact<{ [key: string]: never; }>;


export type BestSellersQuery = { products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null }> } };

export type SubscribeMutationVariables = Exact<{
  input: Types.SubscribeInput;
}>;


export type SubscribeMutation = { subscribe: { __typename: 'SubscribePayload', success: boolean, message: string | null } };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
export const BestSellersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BestSellers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"inStock"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"BEST_SELLERS"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"offerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}],"__meta__":{"hash":"61ef8fc2bba53650b9639cf984d2f5f870a56a16fd9b0e282b8cec427767f9c4"}} as unknown as DocumentNode<BestSellersQuery, BestSellersQueryVariables>;
export const useBestSellersQuery = (options?: useQuery.Options<BestSellersQuery, BestSellersQueryVariables>) => useQuery(BestSellersDocument, options);
export const SubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Subscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}],"__meta__":{"hash":"6073e689eff30a4653812a068edb99dc7f8a4c4e40621eec09b307d57e177575"}} as unknown as DocumentNode<SubscribeMutation, SubscribeMutationVariables>;
export const useSubscribeMutation = (options?: useMutation.Options<SubscribeMutation, SubscribeMutationVariables>) => useMutation(SubscribeDocument, options);