/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** An order to cancel. */
export type CancelOrderInput = {
  /**
   * As whom, when the request has the sessions of both. When omitted: as the shopper if the order is the shopper's, else as
   * the seller.
   */
  as?: OrderParty | null | undefined;
  /** The order's identifier. */
  id: string | number;
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: number | null | undefined;
  /** Why, for the timeline. */
  reason?: string | null | undefined;
};

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

/** As whom a request acts that has the sessions of both. */
export type OrderParty =
  /** As the seller. */
  | 'SELLER'
  /** As the shopper. */
  | 'SHOPPER';

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

/** What a unit price is for. */
export type UnitPriceBasis =
  /** One kilogram. */
  | 'KILOGRAM'
  /** One litre. */
  | 'LITRE'
  /** One piece. */
  | 'PIECE';

/** Why an input was refused. */
export type UserErrorCode =
  /** The saved cart or the order has changed since the version that was sent. Read it again. */
  | 'CHANGED_SINCE'
  /** A value breaks a rule: it is missing, blank or out of its range, or an idempotency key was used for another order. */
  | 'INVALID'
  /** The request has no session or its session has ended; or a shopper asks for something that only the seller may do. */
  | 'NOT_LOGGED_IN'
  /** This store does not have the feature. Nothing was changed. */
  | 'NOT_SUPPORTED'
  /** The payment page cannot be opened, or the store takes no online payment. Nothing was charged. */
  | 'PAYMENT_UNAVAILABLE'
  /** The order would cost another total than `expectedTotal`. Nothing was ordered: show the new total and ask again. */
  | 'PRICE_CHANGED'
  /** Any other refusal of the store; `message` says why. */
  | 'REFUSED'
  /** The product is out of stock. */
  | 'SOLD_OUT'
  /** The value must be unique and is in use, such as the email of an existing account. */
  | 'TAKEN'
  /** More than is allowed: a quantity, cart lines, pictures, saved addresses, or attempts within a time. */
  | 'TOO_MANY'
  /** The address is not one of the shopper's saved addresses. */
  | 'UNKNOWN_ADDRESS'
  /** The store does not have this product (any more). */
  | 'UNKNOWN_PRODUCT'
  /** The email or the password is wrong. */
  | 'WRONG_LOGIN';

export type CancelMyOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelMyOrderMutation = { cancelOrder: { __typename: 'CancelOrderPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode }>, order: { __typename: 'Order', id: string, amount: number, createdAt: string | null, isPaid: boolean, number: string, payment: PaymentMethod | null, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, address: { __typename: 'DeliveryAddress', city: string, country: string, email: string, firstName: string, lastName: string, phone: string, state: string, street: string, zipcode: number | null } | null, items: Array<{ __typename: 'OrderItem', name: string | null, productId: string | null, quantity: number, unitPrice: number | null, weight: string | null, image: { __typename: 'Image', url: string } | null, sizePrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null, product: { __typename: 'Product', id: string, category: { __typename: 'Category', slug: string } | null } | null }>, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null } | null } };

export type OrderAgainQueryVariables = Exact<{
  ids: Array<string | number>;
}>;


export type OrderAgainQuery = { products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, name: string, inStock: boolean, offerPrice: number }> } };

export type MyOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyOrdersQuery = { me: { __typename: 'User', id: string, page: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string, amount: number, createdAt: string | null, isPaid: boolean, number: string, payment: PaymentMethod | null, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, address: { __typename: 'DeliveryAddress', city: string, country: string, email: string, firstName: string, lastName: string, phone: string, state: string, street: string, zipcode: number | null } | null, items: Array<{ __typename: 'OrderItem', name: string | null, productId: string | null, quantity: number, unitPrice: number | null, weight: string | null, image: { __typename: 'Image', url: string } | null, sizePrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null, product: { __typename: 'Product', id: string, category: { __typename: 'Category', slug: string } | null } | null }>, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } | null };

export type MyOrder_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, isPaid: boolean, number: string, payment: PaymentMethod | null, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, address: { __typename: 'DeliveryAddress', city: string, country: string, email: string, firstName: string, lastName: string, phone: string, state: string, street: string, zipcode: number | null } | null, items: Array<{ __typename: 'OrderItem', name: string | null, productId: string | null, quantity: number, unitPrice: number | null, weight: string | null, image: { __typename: 'Image', url: string } | null, sizePrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null, product: { __typename: 'Product', id: string, category: { __typename: 'Category', slug: string } | null } | null }>, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export const CancelMyOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMyOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyOrder_order"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"paymentText"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLife_order"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"sizePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLife_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}}]}}],"__meta__":{"hash":"5cca9d6e7778be2f041ef45383b5e693a019be28f62fffe7e290b332502039bb"}} as unknown as DocumentNode<CancelMyOrderMutation, CancelMyOrderMutationVariables>;
export const useCancelMyOrderMutation = (options?: useMutation.Options<CancelMyOrderMutation, CancelMyOrderMutationVariables>) => useMutation(CancelMyOrderDocument, options);
export const OrderAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"offerPrice"}}]}}]}}]}}],"__meta__":{"hash":"209086d154c7567eaa46311c65b7cfc4cfc149eeac24482f14066655055387cf"}} as unknown as DocumentNode<OrderAgainQuery, OrderAgainQueryVariables>;
export const useOrderAgainQuery = (options: useQuery.Options<OrderAgainQuery, OrderAgainQueryVariables> & ({ variables: OrderAgainQueryVariables } | { skip: true })) => useQuery(OrderAgainDocument, options);
export const MyOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyOrder_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"paymentText"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLife_order"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"sizePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLife_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}}]}}],"__meta__":{"hash":"2d85bc22c21abf28da1652441bcb9610c0c0d88917caf5a825dba1614fa698fa"}} as unknown as DocumentNode<MyOrdersQuery, MyOrdersQueryVariables>;
export const useMyOrdersQuery = (options?: useQuery.Options<MyOrdersQuery, MyOrdersQueryVariables>) => useQuery(MyOrdersDocument, options);