/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SearchSuggestionsQueryVariables = Exact<{
  search: string;
}>;


export type SearchSuggestionsQuery = { products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, name: string, offerPrice: number, price: number, category: { __typename: 'Category', slug: string } | null, images: Array<{ __typename: 'Image', url: string }> }> } };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, inStock: boolean, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, images: Array<{ __typename: 'Image', url: string }> };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export const SearchSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"inStock"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}],"__meta__":{"hash":"6fdd84f08261864bd384283f457e276da79cf47b661189660bd7d033f7625d0e"}} as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const useSearchSuggestionsQuery = (options: useQuery.Options<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> & ({ variables: SearchSuggestionsQueryVariables } | { skip: true })) => useQuery(SearchSuggestionsDocument, options);