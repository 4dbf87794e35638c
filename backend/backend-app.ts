import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppContext } from './app-context.ts';
import { createWriteHealth } from './db/write-health.ts';
import { registerAccountRoutes } from './features/people/accounts/account-routes.ts';
import { registerAddressRoutes } from './features/people/addresses/address-routes.ts';
import { registerCartRoutes } from './features/people/cart/cart-routes.ts';
import { registerCategoryRoutes } from './features/catalogue/categories/category-routes.ts';
import { registerDepositTypeRoutes } from './features/catalogue/deposits/deposit-type-routes.ts';
import { registerDepositReturnRoutes } from './features/orders/deposits/deposit-return-routes.ts';
import { registerDeliveryRoutes } from './features/orders/delivery/delivery-routes.ts';
import { registerFoodRoutes } from './features/catalogue/food/food-routes.ts';
import { registerOriginsRoutes } from './features/catalogue/food/origins-routes.ts';
import { registerImportRoutes } from './features/catalogue/imports/import-routes.ts';
import { registerLawRoutes } from './features/shop/law/law-routes.ts';
import { registerMailPages } from './features/shop/mail/mail-page-routes.ts';
import { registerMailRoutes } from './features/shop/mail/mail-routes.ts';
import { removeSubscriber } from './features/shop/newsletter/newsletter-repository.ts';
import { registerNewsletterRoutes } from './features/shop/newsletter/newsletter-routes.ts';
import { registerOrderChangeRoutes } from './features/orders/changes/order-change-routes.ts';
import { registerOpenOrderRoutes } from './features/orders/joining/open-order-routes.ts';
import { registerUnpaidOrderRoutes } from './features/orders/placing/unpaid-order-routes.ts';
import { deleteAccount } from './features/people/accounts/account-deletion.ts';
import { readAccountData } from './features/people/accounts/account-export.ts';
import { refusePassword } from './features/people/sessions/password-rules.ts';
import { registerCustomerOrderRoutes } from './features/orders/customers/customer-order-routes.ts';
import { registerCustomerRoutes } from './features/orders/customers/customer-routes.ts';
import { registerGuestAccountRoutes } from './features/orders/guests/guest-account-routes.ts';
import { registerGuestRoutes } from './features/orders/guests/guest-routes.ts';
import { registerPickingRoutes } from './features/orders/picking/picking-routes.ts';
import { registerOrderListRoutes } from './features/orders/lists/order-list-routes.ts';
import { registerOrderSumsRoute } from './features/reports/order-sums-routes.ts';
import { registerOrderExportRoute } from './features/orders/export/order-export-routes.ts';
import { registerNextOrderRoutes } from './features/orders/lists/next-order-routes.ts';
import { registerOrderTakingsRoutes } from './features/reports/order-takings-routes.ts';
import { registerOrderRoutes } from './features/orders/placing/order-routes.ts';
import { createDemoProducts } from './features/catalogue/products/demo-repository.ts';
import { registerLookUpRoutes } from './features/catalogue/look-up/look-up-routes.ts';
import { registerDemoRoutes } from './features/catalogue/products/demo-routes.ts';
import { registerPictureRoutes } from './features/catalogue/products/picture-routes.ts';
import { registerEditRoutes } from './features/catalogue/products/product-edit-routes.ts';
import { registerProductRoutes } from './features/catalogue/products/product-routes.ts';
import { registerConfirmRoute } from './features/people/sessions/confirm-routes.ts';
import { registerResetRoutes } from './features/people/sessions/reset-routes.ts';
import { registerSellerRoutes } from './features/people/sessions/seller-routes.ts';
import { decorateWithShopper } from './features/people/sessions/session-hooks.ts';
import { registerUserRoutes } from './features/people/sessions/user-routes.ts';
import { registerChangesRoute } from './features/people/staff/changes-routes.ts';
import { registerStaffRoutes } from './features/people/staff/staff-routes.ts';
import { registerPriceRoutes } from './features/catalogue/prices/price-routes.ts';
import { registerStockRoutes } from './features/catalogue/stock/stock-routes.ts';
import { defaultSettings } from './features/shop/settings/default-settings.ts';
import { readSettings } from './features/shop/settings/settings-repository.ts';
import { readOwedRefunds } from './features/orders/refunds/owed-refund-repository.ts';
import { registerStatusRoute } from './features/shop/status/status-routes.ts';
import { registerStoreRoutes } from './features/shop/settings/store-routes.ts';
import { registerWithdrawalRoutes } from './features/orders/withdrawals/withdrawal-routes.ts';
import type { App } from './http/app.ts';
import { registerErrorHandler, sendUnreadableRequest, sendUnreadableUrl } from './http/error-handler.ts';
import { hideExtensions, responseWriter } from './http/hidden-extensions.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { validateInput } from './http/input-validation.ts';
import { registerLoadShedding } from './http/load-shedding.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import { registerSecurity } from './http/security.ts';
import { logRequests } from './http/request-log.ts';
import { registerMetricsRoute } from './metrics/metrics-route.ts';
import { registerSandboxRoutes } from './payments/sandbox-routes.ts';
import { registerStripeRoutes } from './payments/stripe-routes.ts';
import { knownGoods } from './seed/known-goods.ts';
import type { SendRefunds } from './features/orders/changes/order-change-answers.ts';
import { sendRefundsOf } from './payments/refunds.ts';
import { readPlan } from './features/orders/delivery/delivery-repository.ts';
import { createAccountOrders } from './features/orders/account-orders.ts';
import { countInStages } from './features/reports/order-sums-repository.ts';

/** Creates the store's server with all routes. It does not listen yet. */
export async function buildBackend(context: AppContext, logger: FastifyBaseLogger): Promise<App> {
  const writeResponse = responseWriter(context.config);
  const app: App = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
    },
    // Trust X-Forwarded-* of one hop: the gateway.
    trustProxy: (_address, hop) => hop < 1,
    bodyLimit: 100 * 1024,
    // No code copies keys of a body to objects, so a key `__proto__` is only an unknown key.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    routerOptions: { maxParamLength: 200 },
    // While the server closes, serve requests that still arrive on open connections.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    keepAliveTimeout: 75_000,
    // The gateway's time limit for an upload: four large pictures on a slow connection.
    requestTimeout: 120_000,
    frameworkErrors: (error, _request, reply) => sendUnreadableUrl(error, reply, writeResponse),
    clientErrorHandler: (error, socket) => sendUnreadableRequest(error, socket, writeResponse),
    http: { maxHeaderSize: 16_384, headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
  }).withTypeProvider<ZodTypeProvider>();

  // Idle connections use memory, too.
  app.server.maxConnections = 4096;
  app.setValidatorCompiler(validateInput);
  // Responses have static types, so they are not validated a second time.
  app.setSerializerCompiler(() => writeResponse);
  // Responses without a schema, such as the refusal of a picture, need it.
  app.setReplySerializer(writeResponse);
  // Forms of other sites can send text/plain without a CORS preflight, so it is not parsed.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const { config, database, clock, payments } = context;
  const writeHealth = createWriteHealth(database, clock);
  registerErrorHandler(app, writeHealth, writeResponse);
  registerHealthRoutes(app, { database, writeHealth });
  registerMetricsRoute(app, context, writeHealth);
  logRequests(app, context.metrics);
  await app.register(cookie);
  // Before load shedding: without CORS headers, browsers hide a refusal from clients on other origins.
  await registerSecurity(app, context.config);
  await registerLoadShedding(app, config.maxLagMs);
  hideExtensions(app, config);
  await registerOpenApi(app, config);
  decorateWithShopper(app);
  registerRateLimits(app, context.rateLimiter);
  await registerStoreRoutes(app, context, readPlan);
  registerUserRoutes(app, context);
  const accountParts = { ...createAccountOrders(context), removeSubscriber };
  registerAccountRoutes(app, context, accountParts);
  registerGuestAccountRoutes(app, context, { ...accountParts, deleteAccount, readAccountData, refusePassword });
  registerSellerRoutes(app, context);
  registerStaffRoutes(app, context);
  registerChangesRoute(app, context);
  await registerProductRoutes(app, context, registerEditRoutes);
  registerDemoRoutes(app, context, createDemoProducts(database, knownGoods));
  registerFoodRoutes(app, context);
  const settingsOf = async () => (await readSettings(database.query, defaultSettings(config))).settings;
  registerOriginsRoutes(app, context, async () => (await settingsOf()).produceCategories);
  registerLookUpRoutes(app, context);
  await registerImportRoutes(app, context, async () => (await settingsOf()).timeZone);
  await registerCategoryRoutes(app, context);
  registerDepositTypeRoutes(app, context);
  registerDepositReturnRoutes(app, context);
  registerPriceRoutes(app, context);
  registerStockRoutes(app, context);
  registerCartRoutes(app, context);
  registerAddressRoutes(app, context);
  const sendRefunds: SendRefunds = (orderId, log) => sendRefundsOf(context, orderId, log);
  registerDeliveryRoutes(app, context);
  registerOrderRoutes(app, context);
  registerOrderListRoutes(app, context, countInStages);
  registerOrderSumsRoute(app, context);
  registerNextOrderRoutes(app, context);
  registerOrderExportRoute(app, context);
  registerOrderTakingsRoutes(app, context);
  registerOrderChangeRoutes(app, context, sendRefunds);
  registerUnpaidOrderRoutes(app, context);
  registerOpenOrderRoutes(app, context);
  registerGuestRoutes(app, context, sendRefunds);
  registerCustomerOrderRoutes(app, context);
  registerCustomerRoutes(app, context);
  registerPickingRoutes(app, context, sendRefunds);
  registerWithdrawalRoutes(app, context);
  await registerNewsletterRoutes(app, context);
  registerLawRoutes(app, context);
  registerStatusRoute(app, context, readOwedRefunds);
  registerMailRoutes(app, context);
  registerResetRoutes(app, context);
  await registerConfirmRoute(app, context);
  if (context.mail?.kind === 'page') registerMailPages(app, context.mail);
  registerPictureRoutes(app, context);
  if (payments.kind === 'stripe') await registerStripeRoutes(app, context, payments.provider);
  if (payments.kind === 'sandbox') await registerSandboxRoutes(app, context, payments.secret);
  return app;
}
