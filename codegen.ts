import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { hooksPlugin, manifestPlugin } from './scripts/codegen/codegen-plugins.ts';

/** One generated file per folder that has operations, so that a page's chunk carries its own documents only. */
const folders = ['features', 'shared', 'features/seller'].flatMap((parent) =>
  readdirSync(`web/${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && `${parent}/${entry.name}` !== 'features/seller')
    .filter(({ name }) =>
      readdirSync(`web/${parent}/${name}`, { recursive: true, encoding: 'utf8' }).some((file) =>
        file.endsWith('.graphql'),
      ),
    )
    .map(({ name }) => ({ folder: `${parent}/${name}`, file: parent === 'features/seller' ? `seller-${name}` : name })),
);

/** The resolvers' types name those of the schema by `Schema`. */
const schemaImportPlugin: CodegenPlugin = {
  plugin: () => ({ prepend: [`import type * as Schema from './schema.ts';`], content: '' }),
};

const ownPlugins: Record<string, CodegenPlugin> = {
  'hooks-plugin': hooksPlugin,
  'manifest-plugin': manifestPlugin,
  'schema-import-plugin': schemaImportPlugin,
};

/** The payloads of all mutations. One with fields of its own also has its own outcome among the mappers. */
const plainPayloads = Object.fromEntries(
  [...readFileSync('schema.graphql', 'utf8').matchAll(/^type (\w+Payload)\b/gm)].map(([, name = '']) => [
    name,
    '../refusals/outcome.ts#Outcome',
  ]),
);

const scalars = {
  DateTime: 'string',
  SafeInt: 'number',
  Upload: { input: 'File', output: 'never' },
};

const operationTypes = {
  enumsAsTypes: true,
  useTypeImports: true,
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  strictScalars: true,
  arrayInputCoercion: false,
  namingConvention: 'keep',
  // Apollo Client throws on errors here, so that `data` has no null that stands for one.
  nullability: { errorHandlingClient: true },
  scalars,
};

const schemaTypes = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  scalars: {
    ...scalars,
    Upload: { input: '../transport/uploaded-files.ts#PendingFile', output: 'never' },
  },
};

/** The inputs and enums of all operations. The hooks plugin lets each folder's file export them too. */
const inputsAndEnums = 'web/__generated__/inputs-and-enums.ts';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  pluginLoader: async (name: string) => ownPlugins[name.replace(/^.*codegen-/, '')] ?? import(name),
  generates: {
    // Everything of the gateway may import the schema's types, because they import nothing that does.
    'gateway/__generated__/schema.ts': {
      plugins: ['@graphql-codegen/typescript'],
      config: schemaTypes,
    },
    'gateway/__generated__/resolvers.ts': {
      plugins: ['schema-import-plugin', '@graphql-codegen/typescript-resolvers'],
      config: {
        ...schemaTypes,
        namespacedImportName: 'Schema',
        contextType: '../context.ts#GatewayContext',
        // The fast path calls resolvers with these parts only.
        customResolveInfo: '../context.ts#ResolveInfo',
        // Parents are the REST shapes: the compiler then asks for a resolver wherever GraphQL differs from them.
        mappers: {
          ...plainPayloads,
          Product: '../documents/shapes.ts#RestProduct',
          Image: '../documents/shapes.ts#RestPicture',
          Category: '../catalogue/categories.ts#StoreCategory',
          SellerCategory: '../features/categories/categories-api.ts#ListedCategory',
          PreviewImportPayload: '../features/imports/imports-api.ts#PreviewOutcome',
          ApplyImportPayload: '../features/imports/imports-api.ts#ApplyOutcome',
          DeliveryTerms: '../features/delivery/delivery-api.ts#PlacedTerms',
          SaveDeliveryPayload: '../features/delivery/delivery-api.ts#SaveDeliveryOutcome',
          User: '../documents/user.ts#RestUser',
          Seller: '../documents/shapes.ts#RestSeller',
          Cart: '../documents/user.ts#RestCart',
          CartLine: '../documents/user.ts#RestCartLine',
          Address: '../documents/address.ts#RestAddress',
          DeliveryAddress: '../documents/address.ts#RestDeliveryAddress',
          Order: '../documents/order.ts#RestOrder',
          NamedOrder: '../documents/order.ts#RestNamedOrder',
          OpenOrder: '../features/orders/open-orders-api.ts#RestOpenOrder',
          OrderItem: '../documents/order.ts#RestOrderItem',
          Substitute: '../documents/order-picking.ts#RestSubstitute',
          BestSeller: './store-documents.ts#BestSeller as SoldProduct',
          OrderConnection: '../features/orders/order-page.ts#OrderPage',
          Regular: '../features/orders/regulars.ts#UsualProduct',
          ProductConnection: '../catalogue/catalogue-page.ts#CataloguePage',
          UpdateCartPayload: '../features/cart/cart-api.ts#UpdateCartOutcome',
          AddAddressPayload: '../features/addresses/addresses-api.ts#AddAddressOutcome',
          UpdateAddressPayload: '../features/addresses/addresses-api.ts#UpdateAddressOutcome',
          PlaceOrderPayload: '../features/orders/order-attempts.ts#PlaceOrderOutcome',
          CustomerPage: '../features/customers/customers-api.ts#ListedCustomers',
          CustomerRecord: '../features/customers/customers-api.ts#OpenedCustomer',
          PlaceCustomerOrderPayload: '../features/customers/customers-api.ts#PlaceCustomerOrderOutcome',
          GuestOrder: '../features/guests/guests-api.ts#OpenedGuestOrder',
          PlaceGuestOrderPayload: '../features/guests/guests-api.ts#PlaceGuestOrderOutcome',
          OpenGuestOrderPayload: '../features/guests/guests-api.ts#GuestOrderOutcome',
          ConfirmGuestOrderPayload: '../features/guests/guests-api.ts#GuestOrderOutcome',
          CancelGuestOrderPayload: '../features/guests/guests-api.ts#GuestOrderOutcome',
          ChangeGuestOrderWishesPayload: '../features/guests/guests-api.ts#GuestOrderOutcome',
          ExportGuestDataPayload: '../features/guests/guests-api.ts#ExportGuestDataOutcome',
          MoveOrderPayload: '../features/orders/order-changes-api.ts#ChangeOrderOutcome',
          CancelOrderPayload: '../features/orders/order-changes-api.ts#ChangeOrderOutcome',
          ChangeOrderWishesPayload: '../features/orders/order-changes-api.ts#ChangeOrderOutcome',
          RefundOrderPayload: '../features/orders/order-changes-api.ts#ChangeOrderOutcome',
          StartTourPayload: '../features/orders/tours-api.ts#StartTourOutcome',
          PickLinePayload: '../features/orders/order-changes-api.ts#ChangeOrderOutcome',
          FinishPickingPayload: '../features/orders/picking-api.ts#FinishOutcome',
          AddProductPayload: '../features/products/products-api.ts#AddProductOutcome',
          SellerProduct: '../documents/shapes.ts#RestSellerProduct',
          SellerProductConnection: '../features/products/seller-products-api.ts#SellerProductPage',
          FoodFacts: '../features/food/food-api.ts#RestFood',
          Produce: '../features/food/origins-api.ts#RestProduce',
          UpdateProductFoodPayload: '../features/food/food-api.ts#UpdateFoodOutcome',
          UpdateProductPayload: '../features/products/seller-products-api.ts#ChangeProductOutcome',
          ChangeProductsPayload: '../features/products/bulk-products-api.ts#ChangeProductsOutcome',
          ArchiveProductPayload: '../features/products/seller-products-api.ts#ChangeProductOutcome',
          ArrangeProductPayload: '../features/products/seller-products-api.ts#ChangeProductOutcome',
          LookUpBarcodePayload: '../features/products/look-up-api.ts#LookUpOutcome',
          RemoveDemoProductsPayload: '../features/products/demo-products-api.ts#RemoveDemoProductsOutcome',
          SetProductStockPayload: '../features/products/products-api.ts#SetProductStockOutcome',
          Store: '../store/store-features.ts#StoreFeatures',
          StorePage: '../store/store-facts.ts#ShopPage',
          MailConnection: '../features/mail/mail-page.ts#MailPage',
          ResendMailPayload: '../features/mail/mail-page.ts#ResendOutcome',
          SubscriberConnection: '../features/newsletter/subscriber-page.ts#SubscriberPage',
          WithdrawalConnection: '../features/withdrawals/withdrawal-page.ts#WithdrawalPage',
          ReturnDepositsPayload: '../features/deposits/deposits-api.ts#ReturnDepositsOutcome',
          SendWithdrawalPayload: '../features/withdrawals/withdrawal-page.ts#SendWithdrawalOutcome',
          AdjustStockPayload: '../features/stock/stock-api.ts#AdjustStockOutcome',
          AddTeamMemberPayload: '../features/staff/staff-api.ts#TeamOutcome',
          UpdateTeamMemberPayload: '../features/staff/staff-api.ts#TeamOutcome',
          ShopChangeConnection: '../features/staff/shop-changes.ts#ShopChangePage',
        },
        resolversNonOptionalTypename: false,
        // A resolver of such a field may throw, and not return null.
        customDirectives: { semanticNonNull: true },
      },
    },
    'gateway/__generated__/persisted-operations.json': {
      documents: 'web/**/*.graphql',
      plugins: ['manifest-plugin'],
    },
    [inputsAndEnums]: {
      documents: 'web/**/*.graphql',
      plugins: ['@graphql-codegen/typescript-operations'],
      config: { ...operationTypes, generateOperationTypes: false },
    },
    ...Object.fromEntries(
      folders.map(({ folder, file }) => [
        `web/__generated__/${file}.ts`,
        {
          documents: [`web/${folder}/**/*.graphql`, 'web/shared/**/*.fragment.graphql'],
          plugins: ['@graphql-codegen/typescript-operations', 'hooks-plugin'],
          config: { ...operationTypes, importSchemaTypesFrom: inputsAndEnums },
        },
      ]),
    ),
  },
};

export default config;
