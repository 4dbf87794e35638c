import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Vendure's server, its worker, or its import: `node vendure-server.mjs server`. The packages are those of the working folder. */

const require = createRequire(join(process.cwd(), 'package.json'));
const core = require('@vendure/core');
const [part] = process.argv.slice(2);
const { DATABASE_HOST: host, PORT, SELLER_EMAIL: identifier, SELLER_PASSWORD: password } = process.env;

const config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(PORT) },
  authOptions: { superadminCredentials: { identifier, password }, tokenMethod: 'bearer' },
  // The import is the first to start, and makes the tables.
  dbConnectionOptions: {
    type: 'postgres',
    host,
    username: 'greengate',
    database: 'postgres',
    synchronize: part === 'import',
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  logger: new core.DefaultLogger({ level: core.LogLevel.Warn }),
  plugins: [
    core.DefaultJobQueuePlugin.init({}),
    core.DefaultSearchPlugin.init({ indexStockStatus: true }),
    core.DefaultSchedulerPlugin.init({}),
  ],
};

const handler = { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'false' }] };
const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Americas',
  countries: [{ name: 'United States', code: 'US', zone: 'Americas' }],
  taxRates: [{ name: 'Standard Tax', percentage: 2 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 0 }],
  paymentMethods: [{ name: 'Cash on delivery', handler }],
  collections: [],
};

if (part === 'server') await core.bootstrap(config);
if (part === 'worker') await (await core.bootstrapWorker(config)).startJobQueue();
if (part === 'import') {
  const { populate } = require('@vendure/core/cli');
  await populate(() => core.bootstrap(config), initialData, 'products.csv');
  process.exit(0);
}
