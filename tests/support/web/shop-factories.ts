import { categories } from '#web/shared/lib/shop/categories.ts';
import type { ProductDetailQuery } from '#web/__generated__/catalog.ts';
import type { OrderLife_orderFragment } from '#web/__generated__/order-life.ts';
import type { MyOrder_orderFragment, MyOrdersQuery } from '#web/__generated__/orders.ts';
import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import type { EditedProductFragment } from '#web/__generated__/seller-products.ts';
import type {
  Address_addressFragment,
  Shopper_userFragment,
  UpdateCartMutation,
  UserErrorCode,
} from '#web/__generated__/session.ts';

/** The errors of a refusal, where the web asks for their codes only. */
export const errorsOf = (...codes: UserErrorCode[]) =>
  codes.map((code) => ({ __typename: 'UserError' as const, code }));

/** The address of a picture of the bundled store, whose hash repeats a digit. */
export const pictureUrl = (digit: string) => `https://shop.test${picturePath(digit)}`;
/** The path of the same picture, as pages show it. */
export const picturePath = (digit: string) => `/images/${digit.repeat(32)}-960.webp`;

export const aPicture = (digit: string) => ({
  __typename: 'Image' as const,
  url: pictureUrl(digit),
  width: 960,
  height: 720,
});

/** Tomatoes: listed at 3.50, sold at 2.99, in stock. */
export function aProduct(over: Partial<ProductCard_productFragment> = {}): ProductCard_productFragment {
  return {
    __typename: 'Product',
    id: 'tomatoes',
    name: 'Vine tomatoes',
    category: { __typename: 'Category', slug: 'vegetables', label: 'Organic veggies' },
    price: 3.5,
    offerPrice: 2.99,
    referencePrice: null,
    image: aPicture('a'),
    deposit: null,
    expectedGrams: null,
    inStock: true,
    left: null,
    portion: null,
    unitPrice: null,
    weight: '500 g',
    ...over,
  };
}

export const apples = aProduct({
  id: 'apples',
  name: 'Red apples',
  category: { __typename: 'Category', slug: 'fruits', label: 'Fresh Fruits' },
  price: 19.99,
  offerPrice: 19.99,
  image: aPicture('b'),
  weight: null,
});

type Detail = NonNullable<ProductDetailQuery['product']>;

/** The tomatoes as their page fetches them; what the shop need not say is missing. */
export function aDetail(over: Partial<Detail> = {}): Detail {
  return {
    ...aProduct(),
    allergens: null,
    gtin: null,
    minimumAge: null,
    images: [],
    description: [],
    size: null,
    related: [],
    ...over,
  };
}

/** Radish for 5.00 as the seller's form fetches it; what the seller need not say is missing. */
export function anEditedProduct(
  product: Partial<EditedProductFragment['product']> = {},
  over: Partial<EditedProductFragment> = {},
): EditedProductFragment {
  return {
    __typename: 'SellerProduct',
    id: 'p1',
    version: 3,
    isArchived: false,
    isBestSeller: false,
    searchWords: null,
    sku: null,
    taxClass: null,
    product: {
      __typename: 'Product',
      id: 'p1',
      name: 'Radish',
      deposit: null,
      description: [],
      gtin: null,
      minimumAge: null,
      portion: null,
      category: { __typename: 'Category', slug: 'vegetables', label: 'Organic veggies' },
      price: 5,
      offerPrice: 5,
      referencePrice: null,
      images: [],
      weight: null,
      ...product,
    },
    ...over,
  };
}

export function aShopper(over: Partial<Shopper_userFragment> = {}): Shopper_userFragment {
  return {
    __typename: 'User',
    id: 'u1',
    name: 'Ada Byron',
    email: 'ada@example.com',
    cart: aCart({}),
    ...over,
  };
}

export function aCart(quantities: Record<string, number>, version: number | null = null): Shopper_userFragment['cart'] {
  const lines = Object.entries(quantities).map(([productId, quantity]) => ({
    __typename: 'CartLine' as const,
    productId,
    quantity,
  }));
  return { __typename: 'Cart', lines, version };
}

/** The reply to a cart that the store has saved. */
export function aSavedCart(version: number | null = null, message: string | null = null): UpdateCartMutation {
  return {
    updateCart: {
      __typename: 'UpdateCartPayload',
      success: true,
      message,
      errors: [],
      cart: { __typename: 'Cart', version },
    },
  };
}

/** The reply to a cart that the store has refused. */
export function aRefusedCart(code: UserErrorCode, message: string): UpdateCartMutation {
  return {
    updateCart: {
      __typename: 'UpdateCartPayload',
      success: false,
      message,
      errors: [{ __typename: 'UserError', code }],
      cart: null,
    },
  };
}

export function anAddress(over: Partial<Address_addressFragment> = {}): Address_addressFragment {
  return {
    __typename: 'Address',
    id: 'a1',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    street: '12 Garden Lane',
    city: 'Springfield',
    state: 'Oregon',
    postalCode: '97477',
    isDefault: null,
    country: 'USA',
    phone: '+1 555 010 0123',
    ...over,
  };
}

const withoutStages = {
  actions: null,
  afterRefunds: null,
  paid: null,
  refundable: null,
  refunded: null,
  refunds: null,
  settled: null,
  stage: null,
  timeline: null,
  version: null,
};

const bySomebody = <Entry extends object>(entries: readonly Entry[] | null) =>
  entries && entries.map((entry) => ({ staffName: null as string | null, ...entry }));

/** The stage fields of an order over a store with stages: it was just placed, to be paid on delivery. */
export function inStages(over: Partial<OrderLife_orderFragment> = {}) {
  const life: Omit<OrderLife_orderFragment, '__typename'> = {
    actions: ['CANCEL'],
    afterRefunds: null,
    paid: 0,
    refundable: 0,
    refunded: 0,
    refunds: [],
    settled: null,
    stage: 'PLACED',
    timeline: [{ __typename: 'OrderEvent', at: '2026-01-31T09:30:00.000Z', note: null, stage: 'PLACED' }],
    version: 1,
    ...over,
  };
  // The seller also sees who did it.
  return { ...life, refunds: bySomebody(life.refunds), timeline: bySomebody(life.timeline) };
}

export function anOrder(over: Partial<MyOrder_orderFragment> = {}): MyOrder_orderFragment {
  const { id: _id, isDefault: _isDefault, ...address } = anAddress();
  return {
    __typename: 'Order',
    id: 'order-1',
    amount: 6.09,
    deposits: null,
    createdAt: '2026-01-31T09:30:00.000Z',
    isPaid: false,
    noteToCourier: null,
    noteToShop: null,
    number: '1001',
    payment: 'COD',
    paymentText: 'COD',
    shipping: 0,
    slot: null,
    status: 'Order Placed',
    subtotal: 5.98,
    tax: 0.11,
    taxes: null,
    stopsBefore: null,
    canChangeWishes: null,
    joinedBy: null,
    joins: null,
    substitution: null,
    withdrawnAt: null,
    ...withoutStages,
    address: { ...address, __typename: 'DeliveryAddress' },
    items: [
      {
        __typename: 'OrderItem',
        deposit: null,
        foodVersion: null,
        image: aPicture('a'),
        name: 'Vine tomatoes',
        portionGrams: null,
        productId: 'tomatoes',
        substitution: null,
        quantity: 2,
        sizePrice: { __typename: 'UnitPrice', amount: 5.98, per: 'KILOGRAM' },
        picked: null,
        unitPrice: 2.99,
        weight: '500 g',
        product: {
          __typename: 'Product',
          id: 'tomatoes',
          category: { __typename: 'Category', slug: 'vegetables' },
        },
      },
    ],
    ...over,
  };
}

/** The page info of a list with one page. */
export function aPageOfOrders(
  ...orders: MyOrder_orderFragment[]
): NonNullable<NonNullable<MyOrdersQuery['me']>['page']> {
  return {
    __typename: 'OrderConnection',
    nodes: orders,
    pageInfo: { __typename: 'PageInfo', endCursor: orders.at(-1)?.id ?? null, hasNextPage: false },
  };
}

/** The seven categories, as the gateway lists them. */
export const sevenCategories = categories.map(({ slug, label }) => ({
  __typename: 'Category' as const,
  slug,
  label,
  isOwn: false,
  image: null,
}));
