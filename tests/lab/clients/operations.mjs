/**
 * The operations that every client sends, by name. Relay's compiler wants the file's name at the beginning of an operation's
 * name, and its kind at the end.
 * @type {Record<string, string>}
 */
export const operations = {
  List: `query ListQuery($first: Int, $after: String) {
    products(first: $first, after: $after) {
      totalCount nodes { id name offerPrice category { slug label } image { url } } pageInfo { endCursor hasNextPage }
    }
  }`,
  Register: 'mutation RegisterMutation($input: RegisterInput!) { register(input: $input) { success } }',
  Login: 'mutation LoginMutation($input: LoginInput!) { login(input: $input) { success errors { code } } }',
  Me: 'query MeQuery { me { id name cart { lines { quantity product { id name } } } } }',
  UpdateCart:
    'mutation UpdateCartMutation($input: UpdateCartInput!) { updateCart(input: $input) { success errors { code } } }',
  SellerLogin: 'mutation SellerLoginMutation($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }',
  SellerList: 'query SellerListQuery { seller { allProducts(first: 3) { nodes { id product { id name } } } } }',
  AddProduct: `mutation AddProductMutation($input: AddProductInput!) {
    addProduct(input: $input) { success errors { code } product { id name } }
  }`,
};
