/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The order of categories. Each list names every category that it is about, once. */
export type ArrangeCategoriesInput = {
  /** The slugs of the seller's own categories, in their order in lists; unchanged when omitted. */
  own?: Array<string> | null | undefined;
  /** The slugs of all categories, in the order in which orders are picked; unchanged when omitted. */
  walk?: Array<string> | null | undefined;
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

/** How far a refund is. */
export type RefundState =
  /** The money was paid back. */
  | 'DONE'
  /** The payment provider did not pay it back. The amount can be refunded again. */
  | 'FAILED'
  /** The payment provider has not confirmed it yet. */
  | 'PENDING';

/** A category of the seller's own. */
export type SaveCategoryInput = {
  /** The name to show, at most 40 characters. */
  label: string;
  /** A picture, which replaces the one before: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB. */
  picture?: File | null | undefined;
  /** Whether to remove the picture. */
  removePicture?: boolean;
  /** The category to change; a new one when omitted. */
  slug?: string | null | undefined;
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

export type SaveCategoryMutationVariables = Exact<{
  input: SaveCategoryInput;
}>;


export type SaveCategoryMutation = { saveCategory: { __typename: 'SaveCategoryPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: Array<string> | null, message: string }> } };

export type RemoveCategoryMutationVariables = Exact<{
  slug: string;
}>;


export type RemoveCategoryMutation = { removeCategory: { __typename: 'RemoveCategoryPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: Array<string> | null, message: string }> } };

export type ArrangeCategoriesMutationVariables = Exact<{
  input: ArrangeCategoriesInput;
}>;


export type ArrangeCategoriesMutation = { arrangeCategories: { __typename: 'ArrangeCategoriesPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: Array<string> | null, message: string }> } };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export const SaveCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"55f9f745bcae4796ac6e3c85381c3269649167eef46aa6d2aecaeedf32b4e654"}} as unknown as DocumentNode<SaveCategoryMutation, SaveCategoryMutationVariables>;
export const useSaveCategoryMutation = (options?: useMutation.Options<SaveCategoryMutation, SaveCategoryMutationVariables>) => useMutation(SaveCategoryDocument, options);
export const RemoveCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"b4b7db8eeaa5221275f56941c44d8d243593f109ec887581122be40502d80efa"}} as unknown as DocumentNode<RemoveCategoryMutation, RemoveCategoryMutationVariables>;
export const useRemoveCategoryMutation = (options?: useMutation.Options<RemoveCategoryMutation, RemoveCategoryMutationVariables>) => useMutation(RemoveCategoryDocument, options);
export const ArrangeCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArrangeCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArrangeCategoriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrangeCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"3d057adc1eeb412f629ed4840489d759e8efaa72dd3712d609cf18dfd4ae987c"}} as unknown as DocumentNode<ArrangeCategoriesMutation, ArrangeCategoriesMutationVariables>;
export const useArrangeCategoriesMutation = (options?: useMutation.Options<ArrangeCategoriesMutation, ArrangeCategoriesMutationVariables>) => useMutation(ArrangeCategoriesDocument, options);