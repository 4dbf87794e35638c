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

/** Which products to list. Products must meet all given conditions. */
export type ProductFilter = {
  /** Only products of the category with this slug, in any case. The list of an unknown category is empty. */
  category?: string | null | undefined;
  /** Only products with these identifiers, at most 100. Unknown ones are ignored. */
  ids?: Array<string | number> | null | undefined;
  /** Only products in stock (true) or out of stock (false). */
  inStock?: boolean | null | undefined;
  /** Only products whose offer price is at most this, in currency units. */
  maxPrice?: number | null | undefined;
  /** Only products whose offer price is at least this, in currency units. */
  minPrice?: number | null | undefined;
  /** Only products with an offer price below the list price (true), or without an offer (false). */
  onOffer?: boolean | null | undefined;
  /**
   * Only products that this text finds. Those whose name contains every word of it always belong to them, whatever case and
   * accents. `Query.products` also finds products whose name or category has words like these: in singular or plural, longer,
   * written together or with typing errors. At most 100 characters.
   */
  search?: string | null | undefined;
};

/** The sort order of a list of products. */
export type ProductSort =
  /**
   * The seller's choice first, then all others, each in the order of the store. Over a store without the feature `products.edit`,
   * there is no choice.
   */
  | 'BEST_SELLERS'
  /** The order of the store. */
  | 'FEATURED'
  /** By name, A to Z. */
  | 'NAME'
  /** By creation date, newest first. */
  | 'NEWEST'
  /** By offer price, lowest first. */
  | 'PRICE_ASC'
  /** By offer price, highest first. */
  | 'PRICE_DESC'
  /**
   * What fits the search text best first: names that begin with it, names with words that begin with its words, other names
   * that contain it, then what else the search finds. Without a text, the order of the store.
   */
  | 'RELEVANCE'
  /** By `unitPrice`, lowest first: prices of kilograms and litres together, then prices of pieces, then products without a unit price. */
  | 'UNIT_PRICE_ASC';

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

export type ProductListQueryVariables = Exact<{
  filter: ProductFilter;
  sort: ProductSort;
  inStockFirst: boolean;
  first: number;
  offset: number;
}>;


export type ProductListQuery = { products: { __typename: 'ProductConnection', totalCount: number, nodes: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null }> } };

export type ProductDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductDetailQuery = { product: { __typename: 'Product', description: Array<string>, id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, images: Array<{ __typename: 'Image', url: string }>, related: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null }>, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null } | null };

export type ProductCountQueryVariables = Exact<{
  filter: ProductFilter;
}>;


export type ProductCountQuery = { products: { __typename: 'ProductConnection', totalCount: number } };

export type WaysOnQueryVariables = Exact<{
  search: string;
}>;


export type WaysOnQuery = { nearestProducts: Array<{ __typename: 'Product', id: string, name: string, category: { __typename: 'Category', slug: string, label: string } | null }>, products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null }> } };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<OrderAction> | null, paid: number | null, paymentState: OrderPaymentState | null, refundable: number | null, refunded: number | null, stage: OrderStage | null, version: number | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, reason: string | null, state: RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', actor: OrderActor, at: string, note: string | null, stage: OrderStage }> | null };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, image: { __typename: 'Image', url: string } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export const ProductListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inStockFirst"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"inStockFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inStockFirst"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"offerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}],"__meta__":{"hash":"ec3f0d68871eb77c5723a32fa8bf1c8fd9f3550b31d63507f4e649e8028ced59"}} as unknown as DocumentNode<ProductListQuery, ProductListQueryVariables>;
export const useProductListQuery = (options: useQuery.Options<ProductListQuery, ProductListQueryVariables> & ({ variables: ProductListQueryVariables } | { skip: true })) => useQuery(ProductListDocument, options);
export const ProductDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"offerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}],"__meta__":{"hash":"fd0b0e49b46c2fb22349197eee5e92bf8f6ee63e68183d6fee1fa3ef4ae0fe44"}} as unknown as DocumentNode<ProductDetailQuery, ProductDetailQueryVariables>;
export const useProductDetailQuery = (options: useQuery.Options<ProductDetailQuery, ProductDetailQueryVariables> & ({ variables: ProductDetailQueryVariables } | { skip: true })) => useQuery(ProductDetailDocument, options);
export const ProductCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}],"__meta__":{"hash":"8ecd105a8234cc18b765f33d87288c398011f07f24383f6488b72adad474e92f"}} as unknown as DocumentNode<ProductCountQuery, ProductCountQueryVariables>;
export const useProductCountQuery = (options: useQuery.Options<ProductCountQuery, ProductCountQueryVariables> & ({ variables: ProductCountQueryVariables } | { skip: true })) => useQuery(ProductCountDocument, options);
export const WaysOnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaysOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nearestProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"inStock"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"BEST_SELLERS"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"offerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}],"__meta__":{"hash":"63aef790a8af07f2f299205ab3fed4466205bf1ee8ca3d9aeec91753010c5005"}} as unknown as DocumentNode<WaysOnQuery, WaysOnQueryVariables>;
export const useWaysOnQuery = (options: useQuery.Options<WaysOnQuery, WaysOnQueryVariables> & ({ variables: WaysOnQueryVariables } | { skip: true })) => useQuery(WaysOnDocument, options);