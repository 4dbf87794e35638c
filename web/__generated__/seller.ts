/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A new product. */
export type AddProductInput = {
  /** The slug of one of the `categories`. */
  category: string;
  /** The description, one entry per line. */
  description?: Array<string>;
  /** Up to four pictures, the main one first: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB each. */
  images?: Array<File>;
  /** Display name. */
  name: string;
  /** The price that is charged, in currency units. Not above `price`. */
  offerPrice: number;
  /** The list price, in currency units. */
  price: number;
};

/** Which orders to list. Orders must meet all given conditions. */
export type OrderFilter = {
  /** Only paid orders (true) or orders not paid yet (false). */
  isPaid?: boolean | null | undefined;
  /** Only orders with this payment method. */
  payment?: PaymentMethod | null | undefined;
  /** Only orders placed at this time or later. */
  since?: string | null | undefined;
};

/** The payment method of an order. */
export type PaymentMethod =
  /** Cash on delivery. */
  | 'COD'
  /**
   * Online, on the payment provider's page at the payload's `redirectUrl`. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.online`.
   */
  | 'ONLINE';

/** The credentials of the seller. */
export type SellerLoginInput = {
  /** Seller email. */
  email: string;
  /** Password. */
  password: string;
};

/** A change of a product's stock state. */
export type SetProductStockInput = {
  /** Whether it can be bought from now on. */
  inStock: boolean;
  /** The product's identifier. */
  productId: string | number;
};

/** Why an input was refused. */
export type UserErrorCode =
  /** The saved cart has changed since the version that was sent. Read it again. */
  | 'CHANGED_SINCE'
  /** A value breaks a rule: it is missing, blank or out of its range, or an idempotency key was used for another order. */
  | 'INVALID'
  /** The request has no session or its session has ended; or a shopper asks for something that only the seller may do. */
  | 'NOT_LOGGED_IN'
  /** This store does not have the feature. Nothing was changed. */
  | 'NOT_SUPPORTED'
  /** The payment page cannot be opened, or the store takes no online payment. Nothing was charged. */
  | 'PAYMENT_UNAVAILABLE'
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

export type SellerOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: OrderFilter | null | undefined;
  first?: number | null | undefined;
  starts?: Array<string> | null | undefined;
  sums?: boolean | null | undefined;
}>;


export type SellerOrdersQuery = { seller: { __typename: 'Seller', page: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string, amount: number, createdAt: string | null, isPaid: boolean, number: string, paymentText: string, status: string | null, address: { __typename: 'DeliveryAddress', city: string, country: string, email: string, firstName: string, lastName: string, phone: string, state: string, street: string, zipcode: number | null } | null, items: Array<{ __typename: 'OrderItem', name: string | null, productId: string | null, quantity: number, unitPrice: number | null, image: { __typename: 'Image', url: string } | null }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } }, shown?: { __typename: 'OrderSums', amount: number, count: number, pendingAmount: number }, all?: { __typename: 'OrderSums', count: number, payments: Array<PaymentMethod>, pendingCount: number, days: Array<{ __typename: 'OrderDay', amount: number, count: number }> } } | null };

export type SellerOrder_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, isPaid: boolean, number: string, paymentText: string, status: string | null, address: { __typename: 'DeliveryAddress', city: string, country: string, email: string, firstName: string, lastName: string, phone: string, state: string, street: string, zipcode: number | null } | null, items: Array<{ __typename: 'OrderItem', name: string | null, productId: string | null, quantity: number, unitPrice: number | null, image: { __typename: 'Image', url: string } | null }> };

export type AddProductMutationVariables = Exact<{
  input: AddProductInput;
}>;


export type AddProductMutation = { addProduct: { __typename: 'AddProductPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }>, product: { __typename: 'Product', id: string } | null } };

export type SellerLoginMutationVariables = Exact<{
  input: SellerLoginInput;
}>;


export type SellerLoginMutation = { sellerLogin: { __typename: 'SellerLoginPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string }> } };

export type SellerLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type SellerLogoutMutation = { sellerLogout: { __typename: 'SellerLogoutPayload', success: boolean, message: string | null } };

export type SellerProductsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SellerProductsQuery = { products: { __typename: 'ProductConnection', totalCount: number, nodes: Array<{ __typename: 'Product', id: string, name: string, inStock: boolean, offerPrice: number, price: number, category: { __typename: 'Category', slug: string, label: string } | null, images: Array<{ __typename: 'Image', url: string }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type SellerProduct_productFragment = { __typename: 'Product', id: string, name: string, inStock: boolean, offerPrice: number, price: number, category: { __typename: 'Category', slug: string, label: string } | null, images: Array<{ __typename: 'Image', url: string }> };

export type SellerDemoProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerDemoProductsQuery = { seller: { __typename: 'Seller', removableDemoProducts: number | null } | null };

export type RemoveDemoProductsMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveDemoProductsMutation = { removeDemoProducts: { __typename: 'RemoveDemoProductsPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode }> } };

export type SetProductStockMutationVariables = Exact<{
  input: SetProductStockInput;
}>;


export type SetProductStockMutation = { setProductStock: { __typename: 'SetProductStockPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode }>, product: { __typename: 'Product', id: string, inStock: boolean } | null } };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, images: Array<{ __typename: 'Image', url: string }> };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export const SellerOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"starts"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sums"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerOrder_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"shown"},"name":{"kind":"Name","value":"orderSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sums"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAmount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"orderSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"starts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"starts"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sums"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"paymentText"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}}]}}],"__meta__":{"hash":"84634af65e9531d28a2ec8fd64e10dd7dc7126e655c08dd2a88b33343db18794"}} as unknown as DocumentNode<SellerOrdersQuery, SellerOrdersQueryVariables>;
export const useSellerOrdersQuery = (options?: useQuery.Options<SellerOrdersQuery, SellerOrdersQueryVariables>) => useQuery(SellerOrdersDocument, options);
export const AddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}],"__meta__":{"hash":"df18f8d105dc8cf929bee4e1b23db12d982074bdacfe7fe83a5a1dcdb5b258a1"}} as unknown as DocumentNode<AddProductMutation, AddProductMutationVariables>;
export const useAddProductMutation = (options?: useMutation.Options<AddProductMutation, AddProductMutationVariables>) => useMutation(AddProductDocument, options);
export const SellerLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellerLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}],"__meta__":{"hash":"5d2876e54653902dbf554bda39595bdd1278b89e1895534795bd22638395cb31"}} as unknown as DocumentNode<SellerLoginMutation, SellerLoginMutationVariables>;
export const useSellerLoginMutation = (options?: useMutation.Options<SellerLoginMutation, SellerLoginMutationVariables>) => useMutation(SellerLoginDocument, options);
export const SellerLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellerLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}],"__meta__":{"hash":"dc26321a9685921786b223549fb9010c8a6dc4f1768aa34a2d49dad8f1af8746"}} as unknown as DocumentNode<SellerLogoutMutation, SellerLogoutMutationVariables>;
export const useSellerLogoutMutation = (options?: useMutation.Options<SellerLogoutMutation, SellerLogoutMutationVariables>) => useMutation(SellerLogoutDocument, options);
export const SellerProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerProduct_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"offerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}],"__meta__":{"hash":"3d5afcda3e0a872ed304ea8b65342d4dad488843595fcc311a153f32ae447003"}} as unknown as DocumentNode<SellerProductsQuery, SellerProductsQueryVariables>;
export const useSellerProductsQuery = (options?: useQuery.Options<SellerProductsQuery, SellerProductsQueryVariables>) => useQuery(SellerProductsDocument, options);
export const SellerDemoProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerDemoProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removableDemoProducts"}}]}}]}}],"__meta__":{"hash":"521f16a50b1f2e9ce9420f1e0e73287e68eedabc50f3a639fa4876954c7db5df"}} as unknown as DocumentNode<SellerDemoProductsQuery, SellerDemoProductsQueryVariables>;
export const useSellerDemoProductsQuery = (options?: useQuery.Options<SellerDemoProductsQuery, SellerDemoProductsQueryVariables>) => useQuery(SellerDemoProductsDocument, options);
export const RemoveDemoProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDemoProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDemoProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}],"__meta__":{"hash":"3cca3c9ff58537d271142c7e5df9029083d1df458222d020b5104f5b113f1e4f"}} as unknown as DocumentNode<RemoveDemoProductsMutation, RemoveDemoProductsMutationVariables>;
export const useRemoveDemoProductsMutation = (options?: useMutation.Options<RemoveDemoProductsMutation, RemoveDemoProductsMutationVariables>) => useMutation(RemoveDemoProductsDocument, options);
export const SetProductStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProductStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetProductStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProductStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}}]}}],"__meta__":{"hash":"db05fafcf874db6fd786c8bed4cf6a401cfe5bd75627bed4bdf92210da9a9a2f"}} as unknown as DocumentNode<SetProductStockMutation, SetProductStockMutationVariables>;
export const useSetProductStockMutation = (options?: useMutation.Options<SetProductStockMutation, SetProductStockMutationVariables>) => useMutation(SetProductStockDocument, options);