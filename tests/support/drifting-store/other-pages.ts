import type { ServerResponse } from 'node:http';
import type { StoreParts } from './store-parts.ts';

/** The pages that a store serves besides its calls: pictures, and the payment page. */
export function createOtherPages(
  { has, records }: StoreParts,
  readPicture: (name: string) => Promise<Buffer | undefined>,
) {
  async function sendPicture(path: string, response: ServerResponse) {
    const name = path.replace('/images/', '').replace(/-\d+\.webp$/, '');
    const upload = records.uploads.get(name);
    const bytes = upload?.bytes ?? (await readPicture(name));
    if (!bytes) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': upload?.type ?? 'image/webp' }).end(bytes);
  }

  /** The payment page: two buttons. */
  function pay(path: string, response: ServerResponse) {
    const [, , id, action] = path.split('/');
    const order = records.orders.find(({ _id }) => String(_id) === id);
    if (!order) return void response.writeHead(404).end();
    if (!action) {
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>Sandbox payment</h1><p>${order.amount}</p>` +
            `<form method="post" action="/pay/${id}/pay"><button>Pay now</button></form>` +
            `<form method="post" action="/pay/${id}/cancel"><button>Cancel</button></form>`,
        );
    }
    const isPaid = action === 'pay';
    if (isPaid) {
      order.isPaid = true;
      const buyer = records.shoppers.find(({ _id }) => _id === order.userId);
      if (buyer) buyer.cartItems = has('zipCode') ? [] : {};
    }
    response.writeHead(303, { location: `${order.returnTo}${isPaid ? '/loader?next=my-orders' : '/cart'}` }).end();
  }

  return {
    /** Sends the page at that path. @returns false for any other path */
    async send(path: string, response: ServerResponse): Promise<boolean> {
      if (path.startsWith('/images/')) await sendPicture(path, response);
      else if (path.startsWith('/pay/')) pay(path, response);
      else return false;
      return true;
    },
  };
}
