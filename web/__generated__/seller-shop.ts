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

/** How far a refund is. */
export type RefundState =
  /** The money was paid back. */
  | 'DONE'
  /** The payment provider did not pay it back. The amount can be refunded again. */
  | 'FAILED'
  /** The payment provider has not confirmed it yet. */
  | 'PENDING';

/** A link to the shop on another site. */
export type SocialLinkInput = {
  /** What the link is called. */
  label: string;
  /** An https address. */
  url: string;
};

/** How to reach the shop. Each part may be empty. */
export type StoreContactInput = {
  /** The postal address, on several lines. */
  address: string;
  /** The email address. */
  email: string;
  /** The phone number. */
  phone: string;
};

/** The new text of a page. */
export type StorePageInput = {
  /** `imprint`, `terms`, `privacy`, `delivery`, `returns` or `payment`. */
  slug: string;
  /** Plain text: an empty line separates paragraphs, and a line that starts with `# ` is a heading. */
  text: string;
};

/** What a unit price is for. */
export type UnitPriceBasis =
  /** One kilogram. */
  | 'KILOGRAM'
  /** One litre. */
  | 'LITRE'
  /** One piece. */
  | 'PIECE';

/** A change of the facts of the shop. Omitted fields keep their value. */
export type UpdateStoreInput = {
  /** How to reach the shop: all three parts together. */
  contact?: StoreContactInput | null | undefined;
  /** ISO 4217, of two decimals. It can change until the first order. */
  currency?: string | null | undefined;
  /** One sentence; may be empty. */
  deliveryPromise?: string | null | undefined;
  /** Refuses the change with `CHANGED_SINCE` when the facts have another version. */
  ifVersion?: number | null | undefined;
  /** The picture of the logo: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB. */
  logo?: File | null | undefined;
  /** The name of the shop. */
  name?: string | null | undefined;
  /** One or more lines; may be empty. */
  openingHours?: string | null | undefined;
  /** The pages to change, each with its whole text. An empty text removes the page. */
  pages?: Array<StorePageInput> | null | undefined;
  /** Whether the logo is removed. */
  removeLogo?: boolean | null | undefined;
  /** All of them, at most 8. */
  socialLinks?: Array<SocialLinkInput> | null | undefined;
  /** One sentence; may be empty. */
  taxText?: string | null | undefined;
  /** An IANA name such as `Europe/Berlin`. */
  timeZone?: string | null | undefined;
};

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

export type ShopForm_storeFragment = { __typename: 'Store', version: number | null, name: string, openingHours: string | null, deliveryPromise: string | null, timeZone: string | null, taxText: string | null, contact: { __typename: 'StoreContact', email: string | null, phone: string | null, address: string | null } | null, currency: { __typename: 'Currency', code: string | null }, socialLinks: Array<{ __typename: 'SocialLink', label: string, url: string }> | null, pages: Array<{ __typename: 'StorePage', slug: string, title: string, text: string }> | null, logo: { __typename: 'Image', url: string, width: number | null, height: number | null } | null };

export type SellerShopQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerShopQuery = { store: { __typename: 'Store', version: number | null, name: string, openingHours: string | null, deliveryPromise: string | null, timeZone: string | null, taxText: string | null, contact: { __typename: 'StoreContact', email: string | null, phone: string | null, address: string | null } | null, currency: { __typename: 'Currency', code: string | null }, socialLinks: Array<{ __typename: 'SocialLink', label: string, url: string }> | null, pages: Array<{ __typename: 'StorePage', slug: string, title: string, text: string }> | null, logo: { __typename: 'Image', url: string, width: number | null, height: number | null } | null } };

export type UpdateShopMutationVariables = Exact<{
  input: UpdateStoreInput;
}>;


export type UpdateShopMutation = { updateStore: { __typename: 'UpdateStorePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: Array<string> | null, message: string }>, store: { __typename: 'Store', version: number | null, name: string, openingHours: string | null, deliveryPromise: string | null, timeZone: string | null, taxText: string | null, contact: { __typename: 'StoreContact', email: string | null, phone: string | null, address: string | null } | null, currency: { __typename: 'Currency', code: string | null }, socialLinks: Array<{ __typename: 'SocialLink', label: string, url: string }> | null, pages: Array<{ __typename: 'StorePage', slug: string, title: string, text: string }> | null, logo: { __typename: 'Image', url: string, width: number | null, height: number | null } | null } } };

export type SubscribersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SubscribersQuery = { seller: { __typename: 'Seller', subscribers: { __typename: 'SubscriberConnection', totalCount: number, nodes: Array<{ __typename: 'Subscriber', email: string, subscribedAt: string | null, unsubscribeUrl: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } | null } | null };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export const SellerShopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerShop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopForm_store"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopForm_store"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPromise"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"taxText"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}],"__meta__":{"hash":"58cabd41d85cafaf6be5c078045757ca5044241e5d7130f77f98b3669da5b4a6"}} as unknown as DocumentNode<SellerShopQuery, SellerShopQueryVariables>;
export const useSellerShopQuery = (options?: useQuery.Options<SellerShopQuery, SellerShopQueryVariables>) => useQuery(SellerShopDocument, options);
export const UpdateShopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateShop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStoreInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopForm_store"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopForm_store"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPromise"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"taxText"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}],"__meta__":{"hash":"8f3117d1d36a360d0bbe552519aef0f1b2828b28fb6362936e4dba32f05915c3"}} as unknown as DocumentNode<UpdateShopMutation, UpdateShopMutationVariables>;
export const useUpdateShopMutation = (options?: useMutation.Options<UpdateShopMutation, UpdateShopMutationVariables>) => useMutation(UpdateShopDocument, options);
export const SubscribersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscribers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscribedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribeUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}],"__meta__":{"hash":"ce0debaf275dcec412609cd8e84b525cbe68958d764a11901a1e683c6780bdd9"}} as unknown as DocumentNode<SubscribersQuery, SubscribersQueryVariables>;
export const useSubscribersQuery = (options: useQuery.Options<SubscribersQuery, SubscribersQueryVariables> & ({ variables: SubscribersQueryVariables } | { skip: true })) => useQuery(SubscribersDocument, options);