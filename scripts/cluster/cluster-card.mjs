/**
 * The text that `npm run cluster` prints when the shop is open.
 * @param {{ shop: string, hasSandbox: boolean, seller: { email: string, password: string | null },
 *   database: { label: string, pid?: number }, balancer: { stats: string, pid: number },
 *   replicas: { name: string, port: number, pid: number }[] }} parts
 */
export function clusterCard({ shop, hasSandbox, seller, database, balancer, replicas }) {
  const rows = [
    ['Shop', `${shop}/`],
    ['Seller', `${shop}/seller`],
    ['', `${seller.email}   ${seller.password ?? '(the password in SELLER_PASSWORD)'}`],
    ['API', hasSandbox ? `${shop}/graphql   Apollo Sandbox` : `${shop}/graphql`],
    ['Data', database.label],
    ['', ''],
    ['balancer', `${balancer.stats}   process ${balancer.pid}   HAProxy, with a statistics page`],
    ...replicas.map(({ name, port, pid }) => [name, `http://127.0.0.1:${port}   process ${pid}`]),
    ...(database.pid ? [['database', `PostgreSQL               process ${database.pid}`]] : []),
  ];
  const [first] = replicas;
  return [
    '',
    '  Greengate is open, twice over.',
    '',
    ...rows.map(([name, text]) => `  ${(name ?? '').padEnd(11)}${text}`.trimEnd()),
    '',
    `  kill -9 ${first?.pid} (or any other): it is restarted, and no order is lost.`,
    `  kill -USR2 ${process.pid} restarts all four, one at a time, while the shop stays open.`,
    '  Ctrl-C closes it.',
    '',
  ].join('\n');
}
