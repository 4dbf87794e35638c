import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Vendure's server, its worker, or its import: `node vendure-server.mjs server`. The packages are those of the working folder. */

const require = createRequire(join(process.cwd(), 'package.json'));
const core = require('@vendure/core');
const [part] = process.argv.slice(2);
const { DATABASE_HOST, PORT, SELLER_EMAIL, SELLER_PASSWORD } = process.env;

const config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(PORT) },
  authOptions: {
    superadminCredentials: { identifier: SELLER_EMAIL, password: SELLER_PASSWORD },
    tokenMethod: 'bearer',
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: DATABASE_HOST,
    username: 'greengate',
    database: 'postgres',
    // The import is the first to start, and makes the tables.
    synchronize: part === 'import',
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  logger: new core.DefaultLogger({ level: core.LogLevel.Warn }),
  plugins: [
    core.DefaultJobQueuePlugin.init({}),
    core.DefaultSearchPlugin.init({}),
    core.DefaultSchedulerPlugin.init({}),
  ],
};

if (part === 'import') {
  const { populate } = require('@vendure/core/cli');
  const app = await populate(() => core.bootstrap(config), join(process.cwd(), 'initial-data.json'), 'products.csv');
  await app.close();
  process.exit(0);
}
if (part === 'worker') {
  const worker = await core.bootstrapWorker(config);
  await worker.startJobQueue();
} else {
  await core.bootstrap(config);
}
