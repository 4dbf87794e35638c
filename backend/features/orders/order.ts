import type { SubstitutionWish } from '#backend/db/picking-tables.ts';
import type { OrdersTable, OrderStage, SlotKind } from '#backend/db/tables.ts';
import type { LineDeposit } from '#backend/rules/deposits.ts';
import type { TaxRate, TaxRule } from '#backend/rules/money.ts';
import type { ContractTexts } from '#backend/features/shop/contracts/contract-text-repository.ts';
import type { AddressFields } from '#backend/features/people/addresses/address-repository.ts';

/** One line as it was ordered. */
export interface OrderLine {
  productId: string;
  name: string;
  category: string;
  quantity: number;
  priceCents: number;
  imageHash: string | null;
  /** The size of the product when it was ordered; null in orders of the versions before. */
  sizeText: string | null;
  /** The tax in the price; null by the rule `FLOOR`. */
  tax: TaxRate | null;
  /** The wish for this line; null when it is the wish for the order. */
  substitution: SubstitutionWish | null;
  /** The version of the product's food facts when it was ordered; null without facts. */
  foodVersion: number | null;
  /** The minimum age of the product when it was ordered, 16 or 18; null without one. */
  minimumAge: number | null;
  /** The deposit of one piece when it was ordered; null without one. */
  deposit: LineDeposit | null;
  /** The grams of one step when it was ordered: the quantity is a number of steps. Null for goods that are sold by the piece. */
  portionGrams: number | null;
}

/** The shopper's notes about an order, to the shop and to the courier. */
export interface OrderNotes {
  noteToShop: string | null;
  noteToCourier: string | null;
}

/** The time that an order is promised for, in milliseconds since 1970. */
export interface OrderSlot {
  id: string;
  kind: SlotKind;
  start: number;
  end: number;
}

/** A stored order. Dates are milliseconds since 1970. */
export interface Order extends OrderNotes {
  id: string;
  /** Unique and short, for people. */
  number: number;
  userId: string;
  paymentType: OrdersTable['payment_type'];
  status: string;
  isPaid: boolean;
  subtotalCents: number;
  /** The deposits of all lines: in no price, and in the amount. */
  depositCents: number;
  taxCents: number;
  amountCents: number;
  currency: string;
  address: AddressFields;
  paymentState: OrdersTable['payment_state'];
  provider: string | null;
  successUrl: string | null;
  cancelUrl: string | null;
  shippingCents: number;
  slot: OrderSlot | null;
  /** The order that it was added to: both are one stop. Null for an order of its own. */
  joinedOrderId: string | null;
  createdAt: number;
  updatedAt: number;
  /** The stage; also PLACED while an online order waits for its payment. */
  stage: OrderStage;
  /** Starts with 1 and rises with every change. */
  version: number;
  /** The rule by which it was taxed when it was placed. */
  taxRule: TaxRule;
  substitution: SubstitutionWish;
  /** The cost of the order after the picking; null until the picking is finished. */
  settled: { amountCents: number; taxCents: number; depositCents: number; at: number } | null;
  /** The time of the first withdrawal that named this order and its email; null without one. */
  withdrawnAt: number | null;
  /** When the last of its withdrawals was answered; null while one is not. */
  withdrawalsAnsweredAt: number | null;
  /** The texts of the contract when it was placed. */
  contract: ContractTexts;
  lines: OrderLine[];
}

/** One kind of order. The orders of a kind are one range of the index `orders_by_payment`, in the order of time. */
export interface OrderKind {
  paymentType: OrdersTable['payment_type'];
  isPaid: 0 | 1;
}

/** An order as the sums count it. */
export interface CountedOrder extends OrderKind {
  cents: number;
  isTest: boolean;
}
