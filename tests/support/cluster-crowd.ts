import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ShopClient } from './shop-client.ts';
import { goodAddress, goodPassword } from './store-records.ts';

const registerMutation = `mutation ($register: RegisterInput!, $address: AddAddressInput!) {
  register(input: $register) { success message }
  addAddress(input: $address) { success message address { id } }
}`;
const ordersQuery =
  'query ($after: String) { me { orders(first: 100, after: $after) { nodes { items { quantity } } pageInfo { endCursor hasNextPage } } } }';
const placeOrderMutation =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success message redirectUrl order { number } } }';

let addresses = 1;

/** A shopper of the whole shop, who sends each order under its own key until the shop confirms it. */
export class ClusterShopper {
  readonly client: ShopClient;
  readonly #shop: string;
  addressId = '';
  #sent = 0;
  /** The shop's number of each confirmed order, by the shopper's own. */
  readonly confirmed = new Map<number, string>();
  /** When each of them was confirmed, by `performance.now()`. */
  readonly confirmedAt: number[] = [];
  /** Every failed request: refusals, errors and network failures. */
  readonly failures: string[] = [];

  constructor(shop: string) {
    addresses += 1;
    this.client = new ShopClient(`127.0.1.${addresses}`);
    this.#shop = shop;
  }

  async signUp(): Promise<this> {
    const email = `shopper-${randomBytes(6).toString('hex')}@example.com`;
    const register = { name: 'Ada', email, password: goodPassword };
    const { data, errors } = await this.client.run(this.#shop, registerMutation, { register, address: goodAddress });
    this.addressId = data?.addAddress?.address?.id ?? '';
    if (!this.addressId) throw new Error(`Signing up failed: ${JSON.stringify({ data, errors })}`);
    return this;
  }

  /** Places orders until `isOver`. The quantities of the two lines encode the number of the order. */
  async orderUntil(isOver: () => boolean, [one, other]: [string, string]): Promise<void> {
    while (!isOver()) {
      this.#sent += 1;
      const number = this.#sent;
      const items = [
        { productId: one, quantity: (number % 99) + 1 },
        { productId: other, quantity: Math.floor(number / 99) + 1 },
      ];
      const input = { addressId: this.addressId, payment: 'COD', items, idempotencyKey: `order-${number}` };
      let given = await this.#place(input);
      for (; given === undefined; given = await this.#place(input)) await pause(50);
      this.confirmed.set(number, given);
      this.confirmedAt.push(performance.now());
      await pause(10);
    }
  }

  /** @returns the shop's number of the order, or undefined */
  async #place(input: object): Promise<string | undefined> {
    try {
      const { status, data, errors } = await this.client.run(this.#shop, placeOrderMutation, { input });
      if (data?.placeOrder?.success === true) return String(data.placeOrder.order?.number);
      this.failures.push(JSON.stringify({ status, data, errors }));
    } catch (error) {
      this.failures.push(String(error));
    }
    return undefined;
  }

  /** Reads pages and the catalogue until `isOver`. @returns the number of reads */
  async browseUntil(isOver: () => boolean): Promise<number> {
    let read = 0;
    for (; !isOver(); read += 1) {
      try {
        const page = await this.client.get(`${this.#shop}/products`);
        if (page.status !== 200) this.failures.push(`page: ${page.status}`);
        const { data, errors } = await this.client.run(this.#shop, '{ products(first: 5) { nodes { id } } me { id } }');
        if (!data?.products || !data.me) this.failures.push(`read: ${JSON.stringify(errors)}`);
      } catch (error) {
        this.failures.push(`read: ${String(error)}`);
      }
      await pause(25);
    }
    return read;
  }

  /** Compares the orders in the shop’s list with the confirmed ones. */
  async audit(): Promise<{ lost: number; duplicate: number }> {
    const seen = new Map<number, number>();
    for (let after: string | null = null, more = true; more;) {
      const { data, errors } = await this.client.run(this.#shop, ordersQuery, { after });
      if (!data?.me) throw new Error(`The orders cannot be read: ${JSON.stringify(errors)}`);
      for (const { items } of data.me.orders.nodes as { items: { quantity: number }[] }[]) {
        const number = ((items[1]?.quantity ?? 0) - 1) * 99 + (items[0]?.quantity ?? 0) - 1;
        seen.set(number, (seen.get(number) ?? 0) + 1);
      }
      after = data.me.orders.pageInfo.endCursor;
      more = data.me.orders.pageInfo.hasNextPage;
    }
    return {
      lost: [...this.confirmed.keys()].filter((number) => !seen.has(number)).length,
      duplicate: [...seen.values()].filter((times) => times > 1).length,
    };
  }
}
