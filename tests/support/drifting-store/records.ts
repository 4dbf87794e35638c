import { randomBytes } from 'node:crypto';
import type { Quirk } from './quirks.ts';

export type Json = Record<string, unknown>;

/** A number in a store with `numericIds`. */
export type Id = string | number;

export interface StockedProduct {
  _id: Id;
  name: string;
  category: string;
  price: number;
  offerPrice: number;
  description: string[];
  inStock: boolean;
  weight?: string;
  /** Names of pictures, without the width. */
  pictures: string[];
}

export interface Shopper {
  _id: Id;
  name: string;
  email: string;
  password: string;
  cartItems: Record<string, unknown> | [];
}

interface StoredAddress extends Json {
  _id: Id;
  userId: Id;
}

export interface StoredOrder {
  _id: Id;
  userId: Id;
  lines: { id: Id; quantity: number }[];
  amount: number;
  address: Id;
  paymentType: string;
  isPaid: boolean;
  createdAt: string;
  returnTo: string;
}

/** The data of a drifting store, in memory. */
export interface Records {
  products: StockedProduct[];
  shoppers: Shopper[];
  addresses: StoredAddress[];
  orders: StoredOrder[];
  /** Pictures that the seller has uploaded, by name. */
  uploads: Map<string, { bytes: Buffer; type: string }>;
  newId: () => Id;
}

export type Has = (...quirks: Quirk[]) => boolean;

export function createRecords(has: Has, products: readonly StockedProduct[]): Records {
  let lastId = 100;
  const newId = () => (has('numericIds') ? (lastId += 1) : randomBytes(12).toString('hex'));
  return {
    products: products.map((product) => (has('numericIds') ? { ...product, _id: newId() } : product)),
    shoppers: [],
    addresses: [],
    orders: [],
    uploads: new Map(),
    newId,
  };
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
