/**
 * The text that `npm start` prints when the shop is open.
 * @param {{ gateway: any, backend: any, backendUrl: string | undefined }} parts the servers' ready messages
 */
export function shopCard({ gateway, backend, backendUrl }) {
  // `localhost` is this machine, as people write it.
  const shop = (gateway.publicUrl ?? gateway.address).replace('//127.0.0.1:', '//localhost:');
  const seller = backend?.sellerLogin;
  const rows = [
    ['Shop', `${shop}/`],
    ['Seller', `${shop}/seller`],
    ...(seller ? [['', `${seller.email}   ${seller.password ?? '(the password in SELLER_PASSWORD)'}`]] : []),
    ['API', gateway.sandbox ? `${shop}/graphql   Apollo Sandbox` : `${shop}/graphql`],
    ['Data', backend ? backend.database : `with the store at ${backendUrl}`],
  ];
  const lines = rows.map(([name, text]) => `  ${name.padEnd(8)}${text}`);
  return ['', '  Greengate is open.', '', ...lines, '', '  Ctrl-C closes it.', ''].join('\n');
}
