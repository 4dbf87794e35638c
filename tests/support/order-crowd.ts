import { createStoreClient, type StoreClient } from './store-client.ts';
import { register, saveAddress } from './store-records.ts';

/** The two products every order of a crowd has. */
export type Basket = [string, string];

/** A shopper who sends one order after the other, each different from all before. */
export class CrowdBuyer {
  readonly #basket: Basket;
  #client: StoreClient;
  #addressId = '';
  #sent = 0;
  /** Orders sent without having heard an answer. */
  readonly unanswered = new Set<number>();
  /** Orders the store said were placed. */
  readonly acknowledged = new Set<number>();
  /** Answers that were no success. */
  readonly refusals: string[] = [];

  constructor(address: string, basket: Basket) {
    this.#client = createStoreClient(address);
    this.#basket = basket;
  }

  async signUp(): Promise<void> {
    await register(this.#client);
    this.#addressId = await saveAddress(this.#client);
  }

  /** The store was started again, somewhere else. */
  moveTo(address: string): void {
    const { cookies } = this.#client;
    this.#client = createStoreClient(address);
    for (const [name, value] of cookies) this.#client.cookies.set(name, value);
  }

  /** Sends the order of that number under its own key; the quantities of its two lines tell its number. */
  async #send(number: number): Promise<void> {
    const [one, other] = this.#basket;
    const items = [
      { product: one, quantity: (number % 99) + 1 },
      { product: other, quantity: Math.floor(number / 99) + 1 },
    ];
    this.unanswered.add(number);
    const answer = await this.#client.post(
      '/api/order/cod',
      { items, address: this.#addressId },
      { 'idempotency-key': `order-${number}` },
    );
    if (answer.body.success === true) {
      this.acknowledged.add(number);
      this.unanswered.delete(number);
    } else if (answer.status !== 503) {
      this.refusals.push(`${answer.status} ${answer.text}`);
    }
  }

  /** Orders until the store is gone, `most` times at most. */
  async orderOn(most: number): Promise<void> {
    for (let count = 0; count < most; count += 1) {
      this.#sent += 1;
      try {
        await this.#send(this.#sent);
      } catch {
        return;
      }
    }
  }

  /** Sends again what was never answered. */
  async repeatUnanswered(): Promise<void> {
    for (const number of this.unanswered) await this.#send(number);
  }

  /** Compares what the store shows with what it said. Prices are those of the basket, in cents. */
  async audit([onePrice, otherPrice]: [number, number]): Promise<{ lost: number; duplicate: number; torn: number }> {
    const { orders } = (await this.#client.get('/api/order/user')).body as {
      orders: { amount: number; items: { quantity: number }[] }[];
    };
    const seen = new Map<number, number>();
    let torn = 0;
    for (const { items, amount } of orders) {
      const [one, other] = items;
      if (!one || !other || items.length !== 2) {
        torn += 1;
        continue;
      }
      const subtotal = one.quantity * onePrice + other.quantity * otherPrice;
      if (Math.round(amount * 100) !== subtotal + Math.floor(subtotal / 50)) torn += 1;
      const number = (other.quantity - 1) * 99 + one.quantity - 1;
      seen.set(number, (seen.get(number) ?? 0) + 1);
    }
    return {
      lost: [...this.acknowledged].filter((number) => !seen.has(number)).length,
      duplicate: [...seen.values()].filter((times) => times > 1).length,
      torn,
    };
  }
}
