import { createStoreClient, type StoreClient } from './store-client.ts';
import { register, saveAddress } from './store-records.ts';

/** The ids of the two products in every order. */
export type Basket = [string, string];

/** A shopper of the store, who sends one order after the other, each with other quantities. */
export class CrowdBuyer {
  readonly #basket: Basket;
  #client: StoreClient;
  #addressId = '';
  #sent = 0;
  /** Orders that were sent and got no response. */
  readonly unanswered = new Set<number>();
  /** Orders that the store has confirmed. */
  readonly confirmed = new Set<number>();
  /** Responses without success. */
  readonly refusals: string[] = [];

  constructor(address: string, basket: Basket) {
    this.#client = createStoreClient(address);
    this.#basket = basket;
  }

  async signUp(): Promise<void> {
    await register(this.#client);
    this.#addressId = await saveAddress(this.#client);
  }

  /** Continues at another address, where the store was started again. */
  moveTo(address: string): void {
    const { cookies } = this.#client;
    this.#client = createStoreClient(address);
    for (const [name, value] of cookies) this.#client.cookies.set(name, value);
  }

  /** Sends the order of that number under its own key and returns the status. The quantities of its two lines encode the number. */
  async #send(number: number): Promise<number> {
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
      this.confirmed.add(number);
      this.unanswered.delete(number);
    } else if (answer.status !== 503) {
      this.refusals.push(`${answer.status} ${answer.text}`);
    }
    return answer.status;
  }

  /** Places orders until the store is gone, at most `maxCount`. */
  async orderOn(maxCount: number): Promise<void> {
    for (let count = 0; count < maxCount; count += 1) {
      this.#sent += 1;
      try {
        await this.#send(this.#sent);
      } catch {
        return;
      }
    }
  }

  /** Sends the orders without a response again, until the store has time for them. */
  async repeatUnanswered(): Promise<void> {
    for (const number of this.unanswered) {
      let status = 503;
      while (status === 503) status = await this.#send(number);
    }
  }

  /**
   * Compares the orders in the store's list with the confirmed ones. `torn` counts orders with wrong lines or amounts. The
   * parameters are the prices of the basket in cents.
   */
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
      lost: [...this.confirmed].filter((number) => !seen.has(number)).length,
      duplicate: [...seen.values()].filter((times) => times > 1).length,
      torn,
    };
  }
}
