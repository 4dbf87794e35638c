/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Changes of the stock: all of them are made, or none. */
export type AdjustStockInput = {
  /** The changes, at most 100, and one for each product. */
  changes: Array<StockChangeInput>;
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

/** How much of a product there is. */
export type ProductAvailability =
  /** It can be bought. */
  | 'IN_STOCK'
  /** It can be bought, and few are left: `Product.left` says how many. */
  | 'LOW'
  /** It cannot be bought now. */
  | 'SOLD_OUT';

/** How far a refund is. */
export type RefundState =
  /** The money was paid back. */
  | 'DONE'
  /** The payment provider did not pay it back. The amount can be refunded again. */
  | 'FAILED'
  /** The payment provider has not confirmed it yet. */
  | 'PENDING';

/** A change of a product's stock state. */
export type SetProductStockInput = {
  /** Whether it can be bought from now on. */
  inStock: boolean;
  /** The product's identifier. */
  productId: string | number;
};

/** One change of a product's stock. */
export type StockChangeInput = {
  /** Pieces to add; negative to take. */
  change: number;
  /**
   * The number on hand from which `change` was computed: when it is another one by now, the change is refused with
   * `CHANGED_SINCE`. When omitted it is not compared, except with the reason `COUNTED`, where it means that the product was not
   * counted before.
   */
  ifOnHand?: number | null | undefined;
  /** The product's identifier. */
  productId: string | number;
  /** Why. */
  reason: StockReason;
};

/** What changed the stock of a product. */
export type StockMoveKind =
  /** The seller has corrected the number. */
  | 'CORRECTED'
  /** The seller has counted the pieces. */
  | 'COUNTED'
  /** New pieces have arrived. */
  | 'RECEIVED'
  /** An order gave its pieces back. */
  | 'RETURNED'
  /** An order took pieces. */
  | 'SOLD'
  /** The seller has stopped counting the product. */
  | 'STOPPED'
  /** Pieces were spoilt or lost. */
  | 'WASTED';

/** Why the seller changes the stock of a product. */
export type StockReason =
  /** The number was wrong. */
  | 'CORRECTED'
  /** All pieces were counted. It starts the counting of a product. */
  | 'COUNTED'
  /** New pieces have arrived: `change` is positive. */
  | 'RECEIVED'
  /** Pieces were spoilt or lost: `change` is negative. */
  | 'WASTED';

/** The product to be counted no longer. */
export type StopCountingInput = {
  /** The product's identifier. */
  productId: string | number;
};

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

export type ArchivedProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ArchivedProductsQuery = { seller: { __typename: 'Seller', allProducts: { __typename: 'SellerProductConnection', totalCount: number, nodes: Array<{ __typename: 'SellerProduct', id: string, product: { __typename: 'Product', id: string, name: string } }> } | null } | null };

export type SellerProductsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SellerProductsQuery = { products: { __typename: 'ProductConnection', totalCount: number, nodes: Array<{ __typename: 'Product', id: string, name: string, inStock: boolean, availability: ProductAvailability | null, offerPrice: number, price: number, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type SellerProduct_productFragment = { __typename: 'Product', id: string, name: string, inStock: boolean, availability: ProductAvailability | null, offerPrice: number, price: number, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null };

export type SellerDemoProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerDemoProductsQuery = { seller: { __typename: 'Seller', removableDemoProducts: number | null } | null };

export type RemoveDemoProductsMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveDemoProductsMutation = { removeDemoProducts: { __typename: 'RemoveDemoProductsPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode }> } };

export type SetProductStockMutationVariables = Exact<{
  input: SetProductStockInput;
}>;


export type SetProductStockMutation = { setProductStock: { __typename: 'SetProductStockPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode }>, product: { __typename: 'Product', id: string, inStock: boolean } | null } };

export type SellerCountedStockQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerCountedStockQuery = { seller: { __typename: 'Seller', stock: Array<{ __typename: 'ProductStock', productId: string, onHand: number, heldByUnpaid: number }> | null } | null };

export type SellerStockHistoryQueryVariables = Exact<{
  productId: string | number;
  first: number;
}>;


export type SellerStockHistoryQuery = { seller: { __typename: 'Seller', stockHistory: { __typename: 'StockHistory', hasMore: boolean, moves: Array<{ __typename: 'StockMove', position: number, kind: StockMoveKind, change: number, onHand: number, at: string, orderNumber: string | null }> } | null } | null };

export type AdjustStockMutationVariables = Exact<{
  input: AdjustStockInput;
  id: string | number;
}>;


export type AdjustStockMutation = { adjustStock: { __typename: 'AdjustStockPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode }>, query: { product: { __typename: 'Product', id: string, inStock: boolean, availability: ProductAvailability | null } | null } } };

export type StopCountingMutationVariables = Exact<{
  input: StopCountingInput;
  id: string | number;
}>;


export type StopCountingMutation = { stopCounting: { __typename: 'StopCountingPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode }>, query: { product: { __typename: 'Product', id: string, inStock: boolean, availability: ProductAvailability | null } | null } } };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export const ArchivedProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArchivedProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isArchived"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}],"__meta__":{"hash":"7d10b77a9a109e8c8c1a28b6de9c2330826a427e3117975181e3274403e27457"}} as unknown as DocumentNode<ArchivedProductsQuery, ArchivedProductsQueryVariables>;
export const useArchivedProductsQuery = (options?: useQuery.Options<ArchivedProductsQuery, ArchivedProductsQueryVariables>) => useQuery(ArchivedProductsDocument, options);
export const SellerProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerProduct_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"offerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}],"__meta__":{"hash":"7b6fe23efaf24ce2f8c4843654af76025edb8f4d2b6b7ce776298664ffd79441"}} as unknown as DocumentNode<SellerProductsQuery, SellerProductsQueryVariables>;
export const useSellerProductsQuery = (options?: useQuery.Options<SellerProductsQuery, SellerProductsQueryVariables>) => useQuery(SellerProductsDocument, options);
export const SellerDemoProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerDemoProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removableDemoProducts"}}]}}]}}],"__meta__":{"hash":"521f16a50b1f2e9ce9420f1e0e73287e68eedabc50f3a639fa4876954c7db5df"}} as unknown as DocumentNode<SellerDemoProductsQuery, SellerDemoProductsQueryVariables>;
export const useSellerDemoProductsQuery = (options?: useQuery.Options<SellerDemoProductsQuery, SellerDemoProductsQueryVariables>) => useQuery(SellerDemoProductsDocument, options);
export const RemoveDemoProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDemoProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDemoProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}],"__meta__":{"hash":"3cca3c9ff58537d271142c7e5df9029083d1df458222d020b5104f5b113f1e4f"}} as unknown as DocumentNode<RemoveDemoProductsMutation, RemoveDemoProductsMutationVariables>;
export const useRemoveDemoProductsMutation = (options?: useMutation.Options<RemoveDemoProductsMutation, RemoveDemoProductsMutationVariables>) => useMutation(RemoveDemoProductsDocument, options);
export const SetProductStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProductStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetProductStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProductStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}}]}}],"__meta__":{"hash":"db05fafcf874db6fd786c8bed4cf6a401cfe5bd75627bed4bdf92210da9a9a2f"}} as unknown as DocumentNode<SetProductStockMutation, SetProductStockMutationVariables>;
export const useSetProductStockMutation = (options?: useMutation.Options<SetProductStockMutation, SetProductStockMutationVariables>) => useMutation(SetProductStockDocument, options);
export const SellerCountedStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerCountedStock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"heldByUnpaid"}}]}}]}}]}}],"__meta__":{"hash":"7335dce93a40671b7b629aa236fed70a1417827ac3060c15f077591fc43fb6bd"}} as unknown as DocumentNode<SellerCountedStockQuery, SellerCountedStockQueryVariables>;
export const useSellerCountedStockQuery = (options?: useQuery.Options<SellerCountedStockQuery, SellerCountedStockQueryVariables>) => useQuery(SellerCountedStockDocument, options);
export const SellerStockHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerStockHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}}]}}]}}]}}]}}],"__meta__":{"hash":"0f6932af1af91b8537a91d73f74aba35bc609949b4ed4a210171450d231739eb"}} as unknown as DocumentNode<SellerStockHistoryQuery, SellerStockHistoryQueryVariables>;
export const useSellerStockHistoryQuery = (options: useQuery.Options<SellerStockHistoryQuery, SellerStockHistoryQueryVariables> & ({ variables: SellerStockHistoryQueryVariables } | { skip: true })) => useQuery(SellerStockHistoryDocument, options);
export const AdjustStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustStockInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"query"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}}]}}]}}]}}]}}],"__meta__":{"hash":"985cb960716a7ff5952fb5bfb47f210d14d1ed7f350126915bd78e21649cfcab"}} as unknown as DocumentNode<AdjustStockMutation, AdjustStockMutationVariables>;
export const useAdjustStockMutation = (options?: useMutation.Options<AdjustStockMutation, AdjustStockMutationVariables>) => useMutation(AdjustStockDocument, options);
export const StopCountingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopCounting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopCountingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopCounting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"query"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}}]}}]}}]}}]}}],"__meta__":{"hash":"599b385181883ef4227c32ba20ef36b6aa7540219aa459f3384fbcd97d0b50f6"}} as unknown as DocumentNode<StopCountingMutation, StopCountingMutationVariables>;
export const useStopCountingMutation = (options?: useMutation.Options<StopCountingMutation, StopCountingMutationVariables>) => useMutation(StopCountingDocument, options);