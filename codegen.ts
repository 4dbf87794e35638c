import { readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { hooksPlugin, manifestPlugin } from './web/shared/apollo/codegen-plugins.ts';

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

const ownPlugins: Record<string, CodegenPlugin> = { 'hooks-plugin': hooksPlugin, 'manifest-plugin': manifestPlugin };

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

/** The inputs and enums of all operations. The hooks plugin lets each folder's file export them too. */
const inputsAndEnums = 'web/__generated__/inputs-and-enums.ts';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  pluginLoader: async (name: string) => ownPlugins[name.replace(/^.*codegen-/, '')] ?? import(name),
  generates: {
    'gateway/__generated__/schema.ts': {
      plugins: ['@graphql-codegen/typescript', '@graphql-codegen/typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          DateTime: 'string',
          SafeInt: 'number',
          Upload: { input: '../rest/uploaded-files.ts#PendingFile', output: 'never' },
        },
        contextType: '../context.ts#GatewayContext',
        // The fast path calls resolvers with these parts only.
        customResolveInfo: '../context.ts#ResolveInfo',
        // Parents are the REST shapes: the compiler then asks for a resolver wherever GraphQL differs from them.
        mappers: {
          Product: '../rest/shapes.ts#RestProduct',
          Image: '../rest/shapes.ts#RestPicture',
          Category: '../catalogue/categories.ts#StoreCategory',
          SellerCategory: '../features/categories/categories-api.ts#ListedCategory',
          PreviewImportPayload: '../features/imports/imports-api.ts#PreviewOutcome',
          ApplyImportPayload: '../features/imports/imports-api.ts#ApplyOutcome',
          DeliveryTerms: '../features/delivery/delivery-api.ts#PlacedTerms',
          SaveDeliveryPayload: '../features/delivery/delivery-api.ts#SaveDeliveryOutcome',
          SaveCategoryPayload: '../rest/outcome.ts#Outcome',
          RemoveCategoryPayload: '../rest/outcome.ts#Outcome',
          ArrangeCategoriesPayload: '../rest/outcome.ts#Outcome',
          User: '../rest/shapes.ts#RestUser',
          Seller: '../rest/shapes.ts#RestSeller',
          Cart: '../rest/shapes.ts#RestCart',
          CartLine: '../rest/shapes.ts#RestCartLine',
          Address: '../rest/shapes.ts#RestAddress',
          DeliveryAddress: '../rest/shapes.ts#RestDeliveryAddress',
          Order: '../rest/shapes.ts#RestOrder',
          OrderItem: '../rest/shapes.ts#RestOrderItem',
          Substitute: '../rest/order-picking.ts#RestSubstitute',
          BestSeller: '../features/orders/order-takings-api.ts#SoldProduct',
          OrderConnection: '../features/orders/order-page.ts#OrderPage',
          Regular: '../features/orders/regulars.ts#UsualProduct',
          ProductConnection: '../catalogue/catalogue-page.ts#CataloguePage',
          RegisterPayload: '../rest/outcome.ts#Outcome',
          LoginPayload: '../rest/outcome.ts#Outcome',
          LogoutPayload: '../rest/outcome.ts#Outcome',
          SellerLoginPayload: '../rest/outcome.ts#Outcome',
          SellerLogoutPayload: '../rest/outcome.ts#Outcome',
          UpdateCartPayload: '../rest/outcome.ts#UpdateCartOutcome',
          AddAddressPayload: '../rest/outcome.ts#AddAddressOutcome',
          UpdateAddressPayload: '../rest/outcome.ts#UpdateAddressOutcome',
          RemoveAddressPayload: '../rest/outcome.ts#Outcome',
          SetDefaultAddressPayload: '../rest/outcome.ts#Outcome',
          UpdateProfilePayload: '../rest/outcome.ts#Outcome',
          ChangeEmailPayload: '../rest/outcome.ts#Outcome',
          ChangePasswordPayload: '../rest/outcome.ts#Outcome',
          DeleteAccountPayload: '../rest/outcome.ts#Outcome',
          PlaceOrderPayload: '../rest/outcome.ts#PlaceOrderOutcome',
          MoveOrderPayload: '../rest/outcome.ts#ChangeOrderOutcome',
          CancelOrderPayload: '../rest/outcome.ts#ChangeOrderOutcome',
          RefundOrderPayload: '../rest/outcome.ts#ChangeOrderOutcome',
          ReleaseOrderPayload: '../rest/outcome.ts#Outcome',
          PickLinePayload: '../rest/outcome.ts#ChangeOrderOutcome',
          FinishPickingPayload: '../rest/outcome.ts#ChangeOrderOutcome',
          AddProductPayload: '../rest/outcome.ts#AddProductOutcome',
          SellerProduct: '../rest/shapes.ts#RestSellerProduct',
          SellerProductConnection: '../features/products/seller-products.ts#SellerProductPage',
          UpdateProductPayload: '../rest/outcome.ts#ChangeProductOutcome',
          ArchiveProductPayload: '../rest/outcome.ts#ChangeProductOutcome',
          ArrangeProductPayload: '../rest/outcome.ts#ChangeProductOutcome',
          RemoveDemoProductsPayload: '../rest/outcome.ts#RemoveDemoProductsOutcome',
          SetProductStockPayload: '../rest/outcome.ts#SetProductStockOutcome',
          Store: '../rest/store-features.ts#StoreFeatures',
          MailConnection: '../features/mail/mail-page.ts#MailPage',
          ResendMailPayload: '../features/mail/mail-page.ts#ResendOutcome',
          ConfirmEmailPayload: '../rest/outcome.ts#Outcome',
          RequestPasswordResetPayload: '../rest/outcome.ts#Outcome',
          ResetPasswordPayload: '../rest/outcome.ts#Outcome',
          SubscriberConnection: '../features/newsletter/subscriber-page.ts#SubscriberPage',
          UnsubscribePayload: '../rest/outcome.ts#Outcome',
          UpdateStorePayload: '../rest/outcome.ts#Outcome',
          SubscribePayload: '../rest/outcome.ts#Outcome',
          AdjustStockPayload: '../features/stock/stock-api.ts#AdjustStockOutcome',
          StopCountingPayload: '../rest/outcome.ts#Outcome',
          AddTeamMemberPayload: '../features/staff/staff-api.ts#TeamOutcome',
          UpdateTeamMemberPayload: '../features/staff/staff-api.ts#TeamOutcome',
          ChangeSellerPasswordPayload: '../rest/outcome.ts#Outcome',
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
