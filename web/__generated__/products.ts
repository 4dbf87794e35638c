/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The categories of the store. */
export type Category =
  /** Bakery & Breads, stored as `Bakery`. */
  | 'BAKERY'
  /** Dairy Products, stored as `Dairy`. */
  | 'DAIRY'
  /** Cold Drinks, stored as `Drinks`. */
  | 'DRINKS'
  /** Fresh Fruits, stored as `Fruits`. */
  | 'FRUITS'
  /** Grains & Cereals, stored as `Grains`. */
  | 'GRAINS'
  /** Instant Food, stored as `Instant`. */
  | 'INSTANT'
  /** Organic veggies, stored as `Vegetables`. */
  | 'VEGETABLES';

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, category: Category | null, categoryName: string, price: number, offerPrice: number, images: Array<string>, inStock: boolean, weight: string | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, zipcode: number | null, country: string, phone: string, email: string };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cartVersion: number | null, cart: Array<{ __typename: 'CartLine', productId: string, quantity: number }> };
