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

/** The credentials of the seller. */
export type SellerLoginInput = {
  /** Seller email. */
  email: string;
  /** Password. */
  password: string;
};

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

export type SellerCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerCategoriesQuery = { seller: { __typename: 'Seller', allCategories: Array<{ __typename: 'SellerCategory', slug: string, label: string, isOwn: boolean, productCount: number, walk: number, picture: { __typename: 'Image', url: string } | null }> | null } | null };

export type SellerLoginMutationVariables = Exact<{
  input: SellerLoginInput;
}>;


export type SellerLoginMutation = { sellerLogin: { __typename: 'SellerLoginPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }> } };

export type SellerLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type SellerLogoutMutation = { sellerLogout: { __typename: 'SellerLogoutPayload', success: boolean, message: string | null } };

export type SellerShopFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerShopFactsQuery = { store: { __typename: 'Store', features: Array<StoreFeature>, timeZone: string | null } };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export const SellerCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"walk"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}}],"__meta__":{"hash":"33ccb7faeac9224234eb37226d779016f94f4fc38afcb644c4e651d9aa154282"}} as unknown as DocumentNode<SellerCategoriesQuery, SellerCategoriesQueryVariables>;
export const useSellerCategoriesQuery = (options?: useQuery.Options<SellerCategoriesQuery, SellerCategoriesQueryVariables>) => useQuery(SellerCategoriesDocument, options);
export const SellerLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellerLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"5d2876e54653902dbf554bda39595bdd1278b89e1895534795bd22638395cb31"}} as unknown as DocumentNode<SellerLoginMutation, SellerLoginMutationVariables>;
export const useSellerLoginMutation = (options?: useMutation.Options<SellerLoginMutation, SellerLoginMutationVariables>) => useMutation(SellerLoginDocument, options);
export const SellerLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellerLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}],"__meta__":{"hash":"dc26321a9685921786b223549fb9010c8a6dc4f1768aa34a2d49dad8f1af8746"}} as unknown as DocumentNode<SellerLogoutMutation, SellerLogoutMutationVariables>;
export const useSellerLogoutMutation = (options?: useMutation.Options<SellerLogoutMutation, SellerLogoutMutationVariables>) => useMutation(SellerLogoutDocument, options);
export const SellerShopFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerShopFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}],"__meta__":{"hash":"a059e5b0829099abfa6d43032a87ef637c50428fbc5eae172833d7cfdfa48b51"}} as unknown as DocumentNode<SellerShopFactsQuery, SellerShopFactsQueryVariables>;
export const useSellerShopFactsQuery = (options?: useQuery.Options<SellerShopFactsQuery, SellerShopFactsQueryVariables>) => useQuery(SellerShopFactsDocument, options);