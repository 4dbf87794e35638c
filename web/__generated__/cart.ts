/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
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

/** One line of an order to place. */
export type OrderLineInput = {
  /** The product's identifier. */
  productId: string | number;
  /** The quantity, 1 to 99. */
  quantity: number;
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

/** An order to place. The store sets the prices. */
export type PlaceOrderInput = {
  /** The identifier of one of the shopper's saved addresses. */
  addressId: string | number;
  /**
   * The total that the shopper was shown, in currency units. When the order would cost another, it is refused with
   * `PRICE_CHANGED`. Ignored over a store without the feature `orders.totals`.
   */
  expectedTotal?: number | null | undefined;
  /**
   * A text that the client generates for this checkout attempt, 1 to 255 printable ASCII characters, and sends again when it
   * repeats the attempt. The same key never places a second order; with other contents it is refused. It is forwarded as the
   * `Idempotency-Key` header. If the store ignores keys, the gateway process remembers them for a day.
   */
  idempotencyKey?: string | null | undefined;
  /** The products to order, 1 to 100 lines. */
  items: Array<OrderLineInput>;
  /** The payment method. */
  payment: PaymentMethod;
};

/** How far a refund is. */
export type RefundState =
  /** The money was paid back. */
  | 'DONE'
  /** The payment provider did not pay it back. The amount can be refunded again. */
  | 'FAILED'
  /** The payment provider has not confirmed it yet. */
  | 'PENDING';

/**
 * What a store can do beyond the seventeen calls of the REST contract. The store lists these names at `GET /api/store`, in
 * lower case and with a dot, such as `cart.versions`.
 */
export type StoreFeature =
  /** A cart has a version, and a change of an older version is refused. */
  | 'CART_VERSIONS'
  /** The seller has categories of his own, and an order of all categories in which orders are picked. */
  | 'CATEGORIES_OWN'
  /** A refusal has a code, and names the refused fields. */
  | 'ERRORS_CODES'
  /** The store has a newsletter to subscribe to. */
  | 'NEWSLETTER'
  /** The seller sees who has subscribed to the newsletter, and each subscriber can end it by a link. */
  | 'NEWSLETTER_LIST'
  /** An order says more than its amount and its products. */
  | 'ORDERS_DETAILS'
  /** The store remembers the `Idempotency-Key` of an order for a day, so that repeating it places no second order. */
  | 'ORDERS_KEYS'
  /** The store adds up what money came in and went out, and which products were ordered most. */
  | 'ORDERS_LEDGER'
  /** Orders can be paid online. Also listed for a classic store, unless the gateway found that it lacks the call. */
  | 'ORDERS_ONLINE'
  /** The store sends orders in pages. */
  | 'ORDERS_PAGES'
  /** The seller finds orders by number, name, email and phone, and lists chosen ones. */
  | 'ORDERS_SEARCH'
  /** Lines of orders have the size of the product at that time. */
  | 'ORDERS_SIZES'
  /** The store adds up its orders itself. */
  | 'ORDERS_SUMS'
  /** An order can say which total the shopper expects, and is refused when it differs. */
  | 'ORDERS_TOTALS'
  /** An order has a stage, can be moved from stage to stage, cancelled and refunded, and tells what happened to it. */
  | 'ORDER_STAGES'
  /** A picture has a width and a height. */
  | 'PICTURES_SIZES'
  /** The seller can remove the demonstration products. */
  | 'PRODUCTS_DEMO'
  /** The seller can edit, archive and arrange products, and products have a size. */
  | 'PRODUCTS_EDIT'
  /** The seller exports all products as a CSV file, and imports such a file after a preview. */
  | 'PRODUCTS_IMPORT'
  /** The store checks the session of every call itself and takes no user id from the request. */
  | 'SESSIONS_OWN'
  /** The seller counts the pieces of a product, and the public sees when few are left. */
  | 'STOCK_COUNT'
  /** The store has the facts of the shop, such as its contact and its pages, and the seller can change them. */
  | 'STORE_SETTINGS';

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

export type CartProductsQueryVariables = Exact<{
  ids: Array<string | number>;
}>;


export type CartProductsQuery = { products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null }> } };

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { me: { __typename: 'User', id: string, addresses: Array<{ __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string }> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { __typename: 'PlaceOrderPayload', success: boolean, message: string | null, redirectUrl: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode }>, order: { __typename: 'Order', id: string } | null } };

export type PaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentMethodsQuery = { store: { __typename: 'Store', features: Array<StoreFeature> } };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export const CartProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"offerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}],"__meta__":{"hash":"93efbd2eae87d17aa7d5145ec4ef37f58d9b9bd995b8551e661cd8c0ab333324"}} as unknown as DocumentNode<CartProductsQuery, CartProductsQueryVariables>;
export const useCartProductsQuery = (options: useQuery.Options<CartProductsQuery, CartProductsQueryVariables> & ({ variables: CartProductsQueryVariables } | { skip: true })) => useQuery(CartProductsDocument, options);
export const AddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}],"__meta__":{"hash":"5c6f62f31da4d8956491859871ae406eee9764fe6224b700893ab48e3d1c5828"}} as unknown as DocumentNode<AddressesQuery, AddressesQueryVariables>;
export const useAddressesQuery = (options?: useQuery.Options<AddressesQuery, AddressesQueryVariables>) => useQuery(AddressesDocument, options);
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}],"__meta__":{"hash":"ab43a8bb2f8d47ba47c744d77e8e926cbc3b2469dfb3bea3a67e4dcceb82ed5d"}} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const usePlaceOrderMutation = (options?: useMutation.Options<PlaceOrderMutation, PlaceOrderMutationVariables>) => useMutation(PlaceOrderDocument, options);
export const PaymentMethodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}}],"__meta__":{"hash":"7afb05d82d42d740069f632cda0dc45fd119dcae3418db0e67ff369fb6dd35da"}} as unknown as DocumentNode<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const usePaymentMethodsQuery = (options?: useQuery.Options<PaymentMethodsQuery, PaymentMethodsQueryVariables>) => useQuery(PaymentMethodsDocument, options);