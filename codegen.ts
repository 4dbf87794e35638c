import { readdirSync } from 'node:fs';
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
          Upload: { input: '../transport/uploaded-files.ts#PendingFile', output: 'never' },
        },
        contextType: '../context.ts#GatewayContext',
        // The fast path calls resolvers with these parts only.
        customResolveInfo: '../context.ts#ResolveInfo',
        // Parents are the REST shapes: the compiler then asks for a resolver wherever GraphQL differs from them.
        mappers: {
          Product: '../documents/shapes.ts#RestProduct',
          Image: '../documents/shapes.ts#RestPicture',
          Category: '../catalogue/categories.ts#StoreCategory',
          SellerCategory: '../features/categories/categories-api.ts#ListedCategory',
          PreviewImportPayload: '../features/imports/imports-api.ts#PreviewOutcome',
          ApplyImportPayload: '../features/imports/imports-api.ts#ApplyOutcome',
          DeliveryTerms: '../features/delivery/delivery-api.ts#PlacedTerms',
          SaveDeliveryPayload: '../features/delivery/delivery-api.ts#SaveDeliveryOutcome',
          SaveCategoryPayload: '../refusals/outcome.ts#Outcome',
          RemoveCategoryPayload: '../refusals/outcome.ts#Outcome',
          ArrangeCategoriesPayload: '../refusals/outcome.ts#Outcome',
          User: '../documents/user.ts#RestUser',
          Seller: '../documents/shapes.ts#RestSeller',
          Cart: '../documents/user.ts#RestCart',
          CartLine: '../documents/user.ts#RestCartLine',
          Address: '../documents/address.ts#RestAddress',
          DeliveryAddress: '../documents/address.ts#RestDeliveryAddress',
          Order: '../documents/order.ts#RestOrder',
          OrderItem: '../documents/order.ts#RestOrderItem',
          Substitute: '../documents/order-picking.ts#RestSubstitute',
          BestSeller: '../features/orders/order-takings-api.ts#SoldProduct',
          OrderConnection: '../features/orders/order-page.ts#OrderPage',
          Regular: '../features/orders/regulars.ts#UsualProduct',
          ProductConnection: '../catalogue/catalogue-page.ts#CataloguePage',
          RegisterPayload: '../refusals/outcome.ts#Outcome',
          LoginPayload: '../refusals/outcome.ts#Outcome',
          LogoutPayload: '../refusals/outcome.ts#Outcome',
          SellerLoginPayload: '../refusals/outcome.ts#Outcome',
          SellerLogoutPayload: '../refusals/outcome.ts#Outcome',
          UpdateCartPayload: '../refusals/outcome.ts#UpdateCartOutcome',
          AddAddressPayload: '../refusals/outcome.ts#AddAddressOutcome',
          UpdateAddressPayload: '../refusals/outcome.ts#UpdateAddressOutcome',
          RemoveAddressPayload: '../refusals/outcome.ts#Outcome',
          SetDefaultAddressPayload: '../refusals/outcome.ts#Outcome',
          UpdateProfilePayload: '../refusals/outcome.ts#Outcome',
          ChangeEmailPayload: '../refusals/outcome.ts#Outcome',
          ChangePasswordPayload: '../refusals/outcome.ts#Outcome',
          DeleteAccountPayload: '../refusals/outcome.ts#Outcome',
          PlaceOrderPayload: '../refusals/outcome.ts#PlaceOrderOutcome',
          MoveOrderPayload: '../refusals/outcome.ts#ChangeOrderOutcome',
          CancelOrderPayload: '../refusals/outcome.ts#ChangeOrderOutcome',
          RefundOrderPayload: '../refusals/outcome.ts#ChangeOrderOutcome',
          ReleaseOrderPayload: '../refusals/outcome.ts#Outcome',
          PickLinePayload: '../refusals/outcome.ts#ChangeOrderOutcome',
          FinishPickingPayload: '../refusals/outcome.ts#ChangeOrderOutcome',
          AddProductPayload: '../refusals/outcome.ts#AddProductOutcome',
          SellerProduct: '../documents/shapes.ts#RestSellerProduct',
          SellerProductConnection: '../features/products/seller-products-api.ts#SellerProductPage',
          UpdateProductPayload: '../refusals/outcome.ts#ChangeProductOutcome',
          ArchiveProductPayload: '../refusals/outcome.ts#ChangeProductOutcome',
          ArrangeProductPayload: '../refusals/outcome.ts#ChangeProductOutcome',
          RemoveDemoProductsPayload: '../refusals/outcome.ts#RemoveDemoProductsOutcome',
          SetProductStockPayload: '../refusals/outcome.ts#SetProductStockOutcome',
          Store: '../store/store-features.ts#StoreFeatures',
          MailConnection: '../features/mail/mail-page.ts#MailPage',
          ResendMailPayload: '../features/mail/mail-page.ts#ResendOutcome',
          ConfirmEmailPayload: '../refusals/outcome.ts#Outcome',
          RequestPasswordResetPayload: '../refusals/outcome.ts#Outcome',
          ResetPasswordPayload: '../refusals/outcome.ts#Outcome',
          SubscriberConnection: '../features/newsletter/subscriber-page.ts#SubscriberPage',
          UnsubscribePayload: '../refusals/outcome.ts#Outcome',
          UpdateStorePayload: '../refusals/outcome.ts#Outcome',
          SubscribePayload: '../refusals/outcome.ts#Outcome',
          AdjustStockPayload: '../features/stock/stock-api.ts#AdjustStockOutcome',
          StopCountingPayload: '../refusals/outcome.ts#Outcome',
          AddTeamMemberPayload: '../features/staff/staff-api.ts#TeamOutcome',
          UpdateTeamMemberPayload: '../features/staff/staff-api.ts#TeamOutcome',
          ChangeSellerPasswordPayload: '../refusals/outcome.ts#Outcome',
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
