/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What can be done to an order. */
export type OrderAction =
  /** `cancelOrder`. */
  | 'CANCEL'
  /** `moveOrder` to `DONE`. */
  | 'MOVE_TO_DONE'
  /** `moveOrder` to `OUT`. */
  | 'MOVE_TO_OUT'
  /** `moveOrder` to `PICKING`. */
  | 'MOVE_TO_PICKING'
  /** `moveOrder` to `READY`. */
  | 'MOVE_TO_READY'
  /** `refundOrder`. */
  | 'REFUND';

/** Who changed an order. */
export type OrderActor =
  /** The seller. */
  | 'SELLER'
  /** The shopper. */
  | 'SHOPPER'
  /** The store itself, for example after a payment. */
  | 'SYSTEM';

/** Which orders to list. Orders must meet all given conditions. */
export type OrderFilter = {
  /** Only paid orders (true) or orders not paid yet (false). */
  isPaid?: boolean | null | undefined;
  /** Only orders with this payment method. */
  payment?: PaymentMethod | null | undefined;
  /** Only orders placed at this time or later. */
  since?: string | null | undefined;
  /** Only orders in one of these stages. No order meets this over a store without the feature `order.stages`. */
  stages?: Array<OrderStage> | null | undefined;
};

/** Whether an order is paid. */
export type OrderPaymentState =
  /** Paid. */
  | 'PAID'
  /** Paid, and a part of it was paid back. */
  | 'PARTLY_REFUNDED'
  /** All that was paid was paid back. */
  | 'REFUNDED'
  /** Not paid yet. */
  | 'UNPAID';

/** How far an order is on its way to the shopper. */
export type OrderStage =
  /** Cancelled before it left the shop. */
  | 'CANCELLED'
  /** Received by the shopper. */
  | 'DONE'
  /** On the way. */
  | 'OUT'
  /** Its products are being collected. */
  | 'PICKING'
  /** Placed, and not begun. */
  | 'PLACED'
  /** Packed: it waits for the delivery, or to be collected. */
  | 'READY';

/** The payment method of an order. */
export type PaymentMethod =
  /** Cash on delivery. */
  | 'COD'
  /**
   * Online, on the payment provider's page at the payload's `redirectUrl`. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.online`.
   */
  | 'ONLINE';

/** How far a refund is. */
export type RefundState =
  /** The money was paid back. */
  | 'DONE'
  /** The payment provider did not pay it back. The amount can be refunded again. */
  | 'FAILED'
  /** The payment provider has not confirmed it yet. */
  | 'PENDING';

export type SellerOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: OrderFilter | null | undefined;
  first?: number | null | undefined;
  starts?: Array<string> | null | undefined;
  sums?: boolean | null | undefined;
}>;


export type SellerOrdersQuery = { seller: { __typename: 'Seller', page: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string, amount: number, createdAt: string | null, isPaid: boolean, number: string, paymentText: string, status: string | null, address: { __typename: 'DeliveryAddress', city: string, country: string, email: string, firstName: string, lastName: string, phone: string, state: string, street: string, zipcode: number | null } | null, items: Array<{ __typename: 'OrderItem', name: string | null, productId: string | null, quantity: number, unitPrice: number | null, image: { __typename: 'Image', url: string } | null }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } }, shown?: { __typename: 'OrderSums', amount: number, count: number, pendingAmount: number }, all?: { __typename: 'OrderSums', count: number, payments: Array<PaymentMethod>, pendingCount: number, days: Array<{ __typename: 'OrderDay', amount: number, count: number }> } } | null };

export type SellerOrder_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, isPaid: boolean, number: string, paymentText: string, status: string | null, address: { __typename: 'DeliveryAddress', city: string, country: string, email: string, firstName: string, lastName: string, phone: string, state: string, street: string, zipcode: number | null } | null, items: Array<{ __typename: 'OrderItem', name: string | null, productId: string | null, quantity: number, unitPrice: number | null, image: { __typename: 'Image', url: string } | null }> };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, images: Array<{ __typename: 'Image', url: string }> };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export const SellerOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"starts"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sums"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerOrder_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"shown"},"name":{"kind":"Name","value":"orderSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sums"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAmount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"orderSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"starts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"starts"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sums"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"paymentText"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}}]}}],"__meta__":{"hash":"84634af65e9531d28a2ec8fd64e10dd7dc7126e655c08dd2a88b33343db18794"}} as unknown as DocumentNode<SellerOrdersQuery, SellerOrdersQueryVariables>;
export const useSellerOrdersQuery = (options?: useQuery.Options<SellerOrdersQuery, SellerOrdersQueryVariables>) => useQuery(SellerOrdersDocument, options);