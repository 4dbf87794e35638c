import type * as Schema from './schema.ts';
import type { GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ResolveInfo as GraphQLResolveInfo } from '../context.ts';
import type { ResendOutcome, MailPage } from '../features/mail/mail-page.ts';
import type { Outcome } from '../refusals/outcome.ts';
import type { UpdateCartOutcome } from '../features/cart/cart-api.ts';
import type { AddAddressOutcome, UpdateAddressOutcome } from '../features/addresses/addresses-api.ts';
import type { PlaceCustomerOrderOutcome, ListedCustomers, OpenedCustomer } from '../features/customers/customers-api.ts';
import type { PlaceGuestOrderOutcome, GuestOrderOutcome, ExportGuestDataOutcome, OpenedGuestOrder } from '../features/guests/guests-api.ts';
import type { PlaceOrderOutcome } from '../features/orders/order-attempts.ts';
import type { ChangeOrderOutcome } from '../features/orders/order-changes-api.ts';
import type { StartTourOutcome } from '../features/orders/tours-api.ts';
import type { ReturnDepositsOutcome } from '../features/deposits/deposits-api.ts';
import type { FinishOutcome } from '../features/orders/picking-api.ts';
import type { ChangeProductOutcome, SellerProductPage } from '../features/products/seller-products-api.ts';
import type { UpdateFoodOutcome, RestFood } from '../features/food/food-api.ts';
import type { ChangeProductsOutcome } from '../features/products/bulk-products-api.ts';
import type { AddProductOutcome, SetProductStockOutcome } from '../features/products/products-api.ts';
import type { AdjustStockOutcome } from '../features/stock/stock-api.ts';
import type { TeamOutcome } from '../features/staff/staff-api.ts';
import type { LookUpOutcome } from '../features/products/look-up-api.ts';
import type { RemoveDemoProductsOutcome } from '../features/products/demo-products-api.ts';
import type { PreviewOutcome, ApplyOutcome } from '../features/imports/imports-api.ts';
import type { SaveDeliveryOutcome, PlacedTerms } from '../features/delivery/delivery-api.ts';
import type { SendWithdrawalOutcome, WithdrawalPage } from '../features/withdrawals/withdrawal-page.ts';
import type { RestProduct, RestPicture, RestSeller, RestSellerProduct } from '../documents/shapes.ts';
import type { StoreCategory } from '../catalogue/categories.ts';
import type { ListedCategory } from '../features/categories/categories-api.ts';
import type { RestUser, RestCart, RestCartLine } from '../documents/user.ts';
import type { RestAddress, RestDeliveryAddress } from '../documents/address.ts';
import type { RestOrder, RestNamedOrder, RestOrderItem } from '../documents/order.ts';
import type { RestOpenOrder } from '../features/orders/open-orders-api.ts';
import type { RestSubstitute } from '../documents/order-picking.ts';
import type { BestSeller as SoldProduct } from './store-documents.ts';
import type { OrderPage } from '../features/orders/order-page.ts';
import type { UsualProduct } from '../features/orders/regulars.ts';
import type { CataloguePage } from '../catalogue/catalogue-page.ts';
import type { RestProduce } from '../features/food/origins-api.ts';
import type { StoreFeatures } from '../store/store-features.ts';
import type { ShopPage } from '../store/store-facts.ts';
import type { SubscriberPage } from '../features/newsletter/subscriber-page.ts';
import type { ShopChangePage } from '../features/staff/shop-changes.ts';
import type { GatewayContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  PostalAddress:
    | ( RestAddress )
    | ( RestDeliveryAddress )
  ;
  Reply:
    | ( AddAddressOutcome )
    | ( Outcome )
    | ( AddProductOutcome )
    | ( TeamOutcome )
    | ( AdjustStockOutcome )
    | ( ApplyOutcome )
    | ( ChangeProductOutcome )
    | ( Outcome )
    | ( ChangeProductOutcome )
    | ( GuestOrderOutcome )
    | ( ChangeOrderOutcome )
    | ( Outcome )
    | ( GuestOrderOutcome )
    | ( ChangeOrderOutcome )
    | ( Outcome )
    | ( ChangeProductsOutcome )
    | ( Outcome )
    | ( Outcome )
    | ( GuestOrderOutcome )
    | ( Outcome )
    | ( Outcome )
    | ( Outcome )
    | ( ExportGuestDataOutcome )
    | ( FinishOutcome )
    | ( Outcome )
    | ( Outcome )
    | ( Outcome )
    | ( LookUpOutcome )
    | ( ChangeOrderOutcome )
    | ( Outcome )
    | ( GuestOrderOutcome )
    | ( ChangeOrderOutcome )
    | ( PlaceCustomerOrderOutcome )
    | ( PlaceGuestOrderOutcome )
    | ( PlaceOrderOutcome )
    | ( PreviewOutcome )
    | ( ChangeOrderOutcome )
    | ( Outcome )
    | ( Outcome )
    | ( Outcome )
    | ( Outcome )
    | ( RemoveDemoProductsOutcome )
    | ( Outcome )
    | ( ResendOutcome )
    | ( Outcome )
    | ( ReturnDepositsOutcome )
    | ( Outcome )
    | ( SaveDeliveryOutcome )
    | ( Outcome )
    | ( Outcome )
    | ( Outcome )
    | ( SendWithdrawalOutcome )
    | ( Outcome )
    | ( SetProductStockOutcome )
    | ( StartTourOutcome )
    | ( Outcome )
    | ( Outcome )
    | ( Outcome )
    | ( UpdateAddressOutcome )
    | ( UpdateCartOutcome )
    | ( Outcome )
    | ( UpdateFoodOutcome )
    | ( ChangeProductOutcome )
    | ( Outcome )
    | ( Outcome )
    | ( TeamOutcome )
    | ( Outcome )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountKind: Schema.AccountKind;
  AddAddressInput: Schema.AddAddressInput;
  AddAddressPayload: ResolverTypeWrapper<AddAddressOutcome>;
  AddDepositTypeInput: Schema.AddDepositTypeInput;
  AddDepositTypePayload: ResolverTypeWrapper<Outcome>;
  AddProductInput: Schema.AddProductInput;
  AddProductPayload: ResolverTypeWrapper<AddProductOutcome>;
  AddTeamMemberInput: Schema.AddTeamMemberInput;
  AddTeamMemberPayload: ResolverTypeWrapper<TeamOutcome>;
  Address: ResolverTypeWrapper<RestAddress>;
  AdjustStockInput: Schema.AdjustStockInput;
  AdjustStockPayload: ResolverTypeWrapper<AdjustStockOutcome>;
  Allergen: Schema.Allergen;
  AllergenSummary: ResolverTypeWrapper<Schema.AllergenSummary>;
  ApplyImportInput: Schema.ApplyImportInput;
  ApplyImportPayload: ResolverTypeWrapper<ApplyOutcome>;
  ArchiveProductInput: Schema.ArchiveProductInput;
  ArchiveProductPayload: ResolverTypeWrapper<ChangeProductOutcome>;
  ArrangeCategoriesInput: Schema.ArrangeCategoriesInput;
  ArrangeCategoriesPayload: ResolverTypeWrapper<Outcome>;
  ArrangeProductInput: Schema.ArrangeProductInput;
  ArrangeProductPayload: ResolverTypeWrapper<ChangeProductOutcome>;
  ArticleNumber: ResolverTypeWrapper<Schema.ArticleNumber>;
  BestSeller: ResolverTypeWrapper<SoldProduct>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  CancelGuestOrderPayload: ResolverTypeWrapper<GuestOrderOutcome>;
  CancelOrderInput: Schema.CancelOrderInput;
  CancelOrderPayload: ResolverTypeWrapper<ChangeOrderOutcome>;
  Cart: ResolverTypeWrapper<RestCart>;
  CartLine: ResolverTypeWrapper<RestCartLine>;
  CartLineInput: Schema.CartLineInput;
  Category: ResolverTypeWrapper<StoreCategory>;
  ChangeEmailInput: Schema.ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<Outcome>;
  ChangeGuestOrderWishesInput: Schema.ChangeGuestOrderWishesInput;
  ChangeGuestOrderWishesPayload: ResolverTypeWrapper<GuestOrderOutcome>;
  ChangeOrderWishesInput: Schema.ChangeOrderWishesInput;
  ChangeOrderWishesPayload: ResolverTypeWrapper<ChangeOrderOutcome>;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Outcome>;
  ChangeProductsInput: Schema.ChangeProductsInput;
  ChangeProductsPayload: ResolverTypeWrapper<ChangeProductsOutcome>;
  ChangeSellerPasswordInput: Schema.ChangeSellerPasswordInput;
  ChangeSellerPasswordPayload: ResolverTypeWrapper<Outcome>;
  ChangedField: ResolverTypeWrapper<Schema.ChangedField>;
  ConfirmEmailInput: Schema.ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<Outcome>;
  ConfirmGuestOrderPayload: ResolverTypeWrapper<GuestOrderOutcome>;
  ConfirmSubscriptionInput: Schema.ConfirmSubscriptionInput;
  ConfirmSubscriptionPayload: ResolverTypeWrapper<Outcome>;
  Currency: ResolverTypeWrapper<Schema.Currency>;
  Customer: ResolverTypeWrapper<Schema.Customer>;
  CustomerPage: ResolverTypeWrapper<ListedCustomers>;
  CustomerRecord: ResolverTypeWrapper<OpenedCustomer>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  DeleteAccountInput: Schema.DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<Outcome>;
  DeleteGuestDataPayload: ResolverTypeWrapper<Outcome>;
  DeliveryAddress: ResolverTypeWrapper<RestDeliveryAddress>;
  DeliveryArea: ResolverTypeWrapper<Schema.DeliveryArea>;
  DeliveryAreaInput: Schema.DeliveryAreaInput;
  DeliveryFee: ResolverTypeWrapper<Schema.DeliveryFee>;
  DeliveryTerms: ResolverTypeWrapper<PlacedTerms>;
  Deposit: ResolverTypeWrapper<Schema.Deposit>;
  DepositBalance: ResolverTypeWrapper<Schema.DepositBalance>;
  DepositKind: Schema.DepositKind;
  DepositPayout: Schema.DepositPayout;
  DepositPayoutSum: ResolverTypeWrapper<Schema.DepositPayoutSum>;
  DepositReturn: ResolverTypeWrapper<Schema.DepositReturn>;
  DepositSum: ResolverTypeWrapper<Schema.DepositSum>;
  DepositTax: Schema.DepositTax;
  DepositType: ResolverTypeWrapper<Schema.DepositType>;
  ExportGuestDataPayload: ResolverTypeWrapper<ExportGuestDataOutcome>;
  FeeTax: Schema.FeeTax;
  FileDialect: Schema.FileDialect;
  FileEncoding: Schema.FileEncoding;
  FinishPickingInput: Schema.FinishPickingInput;
  FinishPickingPayload: ResolverTypeWrapper<FinishOutcome>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  FoodFacts: ResolverTypeWrapper<RestFood>;
  FoodFactsInput: Schema.FoodFactsInput;
  FoodMaker: ResolverTypeWrapper<Schema.FoodMaker>;
  FoodMakerInput: Schema.FoodMakerInput;
  FoundFacts: ResolverTypeWrapper<Schema.FoundFacts>;
  FoundNutrition: ResolverTypeWrapper<Schema.FoundNutrition>;
  GuestAddressInput: Schema.GuestAddressInput;
  GuestOrder: ResolverTypeWrapper<OpenedGuestOrder>;
  GuestOrderInput: Schema.GuestOrderInput;
  GuestOrders: Schema.GuestOrders;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<RestPicture>;
  ImportChange: ResolverTypeWrapper<Schema.ImportChange>;
  ImportColumn: ResolverTypeWrapper<Schema.ImportColumn>;
  ImportCounts: ResolverTypeWrapper<Schema.ImportCounts>;
  ImportFault: ResolverTypeWrapper<Schema.ImportFault>;
  ImportHeader: ResolverTypeWrapper<Schema.ImportHeader>;
  ImportMatch: Schema.ImportMatch;
  ImportMatches: ResolverTypeWrapper<Schema.ImportMatches>;
  ImportNote: ResolverTypeWrapper<Schema.ImportNote>;
  ImportRow: ResolverTypeWrapper<Schema.ImportRow>;
  ImportRowKind: Schema.ImportRowKind;
  IncludedTax: ResolverTypeWrapper<Schema.IncludedTax>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  KeepGuestOrderInput: Schema.KeepGuestOrderInput;
  KeepGuestOrderPayload: ResolverTypeWrapper<Outcome>;
  LawCountry: Schema.LawCountry;
  LawLine: ResolverTypeWrapper<Schema.LawLine>;
  LawScreen: Schema.LawScreen;
  LawState: Schema.LawState;
  LikelyGrams: ResolverTypeWrapper<Schema.LikelyGrams>;
  ListLine: ResolverTypeWrapper<Omit<Schema.ListLine, 'matches'> & { matches: Array<ResolversTypes['ListMatch']> }>;
  ListLineState: Schema.ListLineState;
  ListMatch: ResolverTypeWrapper<Omit<Schema.ListMatch, 'product'> & { product: ResolversTypes['Product'] }>;
  ListMatches: ResolverTypeWrapper<Omit<Schema.ListMatches, 'lines'> & { lines: Array<ResolversTypes['ListLine']> }>;
  LoginInput: Schema.LoginInput;
  LoginPayload: ResolverTypeWrapper<Outcome>;
  LogoutPayload: ResolverTypeWrapper<Outcome>;
  LookUpBarcodeInput: Schema.LookUpBarcodeInput;
  LookUpBarcodePayload: ResolverTypeWrapper<LookUpOutcome>;
  Mail: ResolverTypeWrapper<Schema.Mail>;
  MailConnection: ResolverTypeWrapper<MailPage>;
  MailEdge: ResolverTypeWrapper<Schema.MailEdge>;
  MailKind: Schema.MailKind;
  MailState: Schema.MailState;
  MoveOrderInput: Schema.MoveOrderInput;
  MoveOrderPayload: ResolverTypeWrapper<ChangeOrderOutcome>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedOrder: ResolverTypeWrapper<RestNamedOrder>;
  NoteWithdrawalAnswerInput: Schema.NoteWithdrawalAnswerInput;
  NoteWithdrawalAnswerPayload: ResolverTypeWrapper<Outcome>;
  Nutrition: ResolverTypeWrapper<Schema.Nutrition>;
  NutritionBasis: Schema.NutritionBasis;
  NutritionInput: Schema.NutritionInput;
  OpenGuestOrderPayload: ResolverTypeWrapper<GuestOrderOutcome>;
  OpenOrder: ResolverTypeWrapper<RestOpenOrder>;
  Order: ResolverTypeWrapper<RestOrder>;
  OrderAction: Schema.OrderAction;
  OrderActor: Schema.OrderActor;
  OrderAfterRefunds: ResolverTypeWrapper<Schema.OrderAfterRefunds>;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderDay: ResolverTypeWrapper<Schema.OrderDay>;
  OrderEdge: ResolverTypeWrapper<Omit<Schema.OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEvent: ResolverTypeWrapper<Schema.OrderEvent>;
  OrderFilter: Schema.OrderFilter;
  OrderHold: ResolverTypeWrapper<Omit<Schema.OrderHold, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderItem: ResolverTypeWrapper<RestOrderItem>;
  OrderLineInput: Schema.OrderLineInput;
  OrderParty: Schema.OrderParty;
  OrderPaymentState: Schema.OrderPaymentState;
  OrderRefund: ResolverTypeWrapper<Schema.OrderRefund>;
  OrderSlot: ResolverTypeWrapper<Schema.OrderSlot>;
  OrderSort: Schema.OrderSort;
  OrderStage: Schema.OrderStage;
  OrderStageCount: ResolverTypeWrapper<Schema.OrderStageCount>;
  OrderSums: ResolverTypeWrapper<Schema.OrderSums>;
  OrderWishInput: Schema.OrderWishInput;
  PackSize: ResolverTypeWrapper<Schema.PackSize>;
  PackSizeInput: Schema.PackSizeInput;
  PackUnit: Schema.PackUnit;
  PageInfo: ResolverTypeWrapper<Schema.PageInfo>;
  PaymentMethod: Schema.PaymentMethod;
  PeriodTakings: ResolverTypeWrapper<Schema.PeriodTakings>;
  PickLineInput: Schema.PickLineInput;
  PickLinePayload: ResolverTypeWrapper<ChangeOrderOutcome>;
  PickedGoods: ResolverTypeWrapper<Omit<Schema.PickedGoods, 'substitute'> & { substitute?: Schema.Maybe<ResolversTypes['Substitute']> }>;
  PlaceCustomerOrderInput: Schema.PlaceCustomerOrderInput;
  PlaceCustomerOrderPayload: ResolverTypeWrapper<PlaceCustomerOrderOutcome>;
  PlaceGuestOrderInput: Schema.PlaceGuestOrderInput;
  PlaceGuestOrderPayload: ResolverTypeWrapper<PlaceGuestOrderOutcome>;
  PlaceOrderInput: Schema.PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<PlaceOrderOutcome>;
  Portion: ResolverTypeWrapper<Schema.Portion>;
  PortionInput: Schema.PortionInput;
  PostalAddress: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PostalAddress']>;
  PreviewImportInput: Schema.PreviewImportInput;
  PreviewImportPayload: ResolverTypeWrapper<PreviewOutcome>;
  PriceHistory: ResolverTypeWrapper<Schema.PriceHistory>;
  PriceMove: ResolverTypeWrapper<Schema.PriceMove>;
  Produce: ResolverTypeWrapper<RestProduce>;
  ProduceInput: Schema.ProduceInput;
  Product: ResolverTypeWrapper<RestProduct>;
  ProductAvailability: Schema.ProductAvailability;
  ProductChange: ResolverTypeWrapper<Schema.ProductChange>;
  ProductConnection: ResolverTypeWrapper<CataloguePage>;
  ProductDepositInput: Schema.ProductDepositInput;
  ProductEdge: ResolverTypeWrapper<Omit<Schema.ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: Schema.ProductFilter;
  ProductPictureInput: Schema.ProductPictureInput;
  ProductSort: Schema.ProductSort;
  ProductStock: ResolverTypeWrapper<Schema.ProductStock>;
  ProductToChangeInput: Schema.ProductToChangeInput;
  PromisedTime: ResolverTypeWrapper<Schema.PromisedTime>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefundOrderInput: Schema.RefundOrderInput;
  RefundOrderPayload: ResolverTypeWrapper<ChangeOrderOutcome>;
  RefundState: Schema.RefundState;
  RegisterInput: Schema.RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Outcome>;
  Regular: ResolverTypeWrapper<UsualProduct>;
  ReleaseOrderInput: Schema.ReleaseOrderInput;
  ReleaseOrderPayload: ResolverTypeWrapper<Outcome>;
  RemoveAddressInput: Schema.RemoveAddressInput;
  RemoveAddressPayload: ResolverTypeWrapper<Outcome>;
  RemoveCategoryPayload: ResolverTypeWrapper<Outcome>;
  RemoveDemoProductsPayload: ResolverTypeWrapper<RemoveDemoProductsOutcome>;
  Reply: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Reply']>;
  RequestPasswordResetInput: Schema.RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Outcome>;
  ResendMailInput: Schema.ResendMailInput;
  ResendMailPayload: ResolverTypeWrapper<ResendOutcome>;
  ResetPasswordInput: Schema.ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Outcome>;
  ReturnDepositsInput: Schema.ReturnDepositsInput;
  ReturnDepositsPayload: ResolverTypeWrapper<ReturnDepositsOutcome>;
  ReturnedContainersInput: Schema.ReturnedContainersInput;
  SafeInt: ResolverTypeWrapper<Schema.Scalars['SafeInt']['output']>;
  SaveCategoryInput: Schema.SaveCategoryInput;
  SaveCategoryPayload: ResolverTypeWrapper<Outcome>;
  SaveDeliveryInput: Schema.SaveDeliveryInput;
  SaveDeliveryPayload: ResolverTypeWrapper<SaveDeliveryOutcome>;
  SaveOriginsInput: Schema.SaveOriginsInput;
  SaveOriginsPayload: ResolverTypeWrapper<Outcome>;
  Seller: ResolverTypeWrapper<RestSeller>;
  SellerCategory: ResolverTypeWrapper<ListedCategory>;
  SellerDelivery: ResolverTypeWrapper<Schema.SellerDelivery>;
  SellerLoginInput: Schema.SellerLoginInput;
  SellerLoginPayload: ResolverTypeWrapper<Outcome>;
  SellerLogoutPayload: ResolverTypeWrapper<Outcome>;
  SellerProduct: ResolverTypeWrapper<RestSellerProduct>;
  SellerProductConnection: ResolverTypeWrapper<SellerProductPage>;
  SellerProductEdge: ResolverTypeWrapper<Omit<Schema.SellerProductEdge, 'node'> & { node: ResolversTypes['SellerProduct'] }>;
  SellerSelf: ResolverTypeWrapper<Schema.SellerSelf>;
  SellerSlot: ResolverTypeWrapper<Schema.SellerSlot>;
  SendWithdrawalInput: Schema.SendWithdrawalInput;
  SendWithdrawalPayload: ResolverTypeWrapper<SendWithdrawalOutcome>;
  SetDefaultAddressInput: Schema.SetDefaultAddressInput;
  SetDefaultAddressPayload: ResolverTypeWrapper<Outcome>;
  SetProductStockInput: Schema.SetProductStockInput;
  SetProductStockPayload: ResolverTypeWrapper<SetProductStockOutcome>;
  SettledOrder: ResolverTypeWrapper<Schema.SettledOrder>;
  ShopChange: ResolverTypeWrapper<Schema.ShopChange>;
  ShopChangeConnection: ResolverTypeWrapper<ShopChangePage>;
  ShopChangeEdge: ResolverTypeWrapper<Schema.ShopChangeEdge>;
  ShopChangeFilter: Schema.ShopChangeFilter;
  ShopCheck: ResolverTypeWrapper<Schema.ShopCheck>;
  ShopCheckState: Schema.ShopCheckState;
  ShortReason: Schema.ShortReason;
  Slot: ResolverTypeWrapper<Schema.Slot>;
  SlotClosedReason: Schema.SlotClosedReason;
  SlotKind: Schema.SlotKind;
  SlotWindow: ResolverTypeWrapper<Schema.SlotWindow>;
  SlotWindowInput: Schema.SlotWindowInput;
  SocialLink: ResolverTypeWrapper<Schema.SocialLink>;
  SocialLinkInput: Schema.SocialLinkInput;
  StaffMember: ResolverTypeWrapper<Schema.StaffMember>;
  StaffRole: Schema.StaffRole;
  StartTourInput: Schema.StartTourInput;
  StartTourPayload: ResolverTypeWrapper<StartTourOutcome>;
  StockChangeInput: Schema.StockChangeInput;
  StockHistory: ResolverTypeWrapper<Schema.StockHistory>;
  StockMove: ResolverTypeWrapper<Schema.StockMove>;
  StockMoveKind: Schema.StockMoveKind;
  StockReason: Schema.StockReason;
  StopCountingInput: Schema.StopCountingInput;
  StopCountingPayload: ResolverTypeWrapper<Outcome>;
  Store: ResolverTypeWrapper<StoreFeatures>;
  StoreBanner: ResolverTypeWrapper<Omit<Schema.StoreBanner, 'picture'> & { picture?: Schema.Maybe<ResolversTypes['Image']> }>;
  StoreBannerInput: Schema.StoreBannerInput;
  StoreContact: ResolverTypeWrapper<Schema.StoreContact>;
  StoreContactInput: Schema.StoreContactInput;
  StoreDelivery: ResolverTypeWrapper<Schema.StoreDelivery>;
  StoreFeature: Schema.StoreFeature;
  StorePage: ResolverTypeWrapper<ShopPage>;
  StorePageInput: Schema.StorePageInput;
  StoreReason: ResolverTypeWrapper<Schema.StoreReason>;
  StoreReasonInput: Schema.StoreReasonInput;
  StoreReasons: ResolverTypeWrapper<Schema.StoreReasons>;
  StoreReasonsInput: Schema.StoreReasonsInput;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  SubscribeInput: Schema.SubscribeInput;
  SubscribePayload: ResolverTypeWrapper<Outcome>;
  Subscriber: ResolverTypeWrapper<Schema.Subscriber>;
  SubscriberConnection: ResolverTypeWrapper<SubscriberPage>;
  SubscriberEdge: ResolverTypeWrapper<Schema.SubscriberEdge>;
  Substitute: ResolverTypeWrapper<RestSubstitute>;
  SubstitutionWish: Schema.SubstitutionWish;
  Takings: ResolverTypeWrapper<Schema.Takings>;
  TaxClass: ResolverTypeWrapper<Schema.TaxClass>;
  TaxClassCode: Schema.TaxClassCode;
  TaxClassInput: Schema.TaxClassInput;
  TaxInput: Schema.TaxInput;
  TaxMode: Schema.TaxMode;
  TestOrderSums: ResolverTypeWrapper<Schema.TestOrderSums>;
  UnitPrice: ResolverTypeWrapper<Schema.UnitPrice>;
  UnitPriceBasis: Schema.UnitPriceBasis;
  UnpaidOrders: ResolverTypeWrapper<Omit<Schema.UnpaidOrders, 'holds'> & { holds: Array<ResolversTypes['OrderHold']> }>;
  UnsubscribeInput: Schema.UnsubscribeInput;
  UnsubscribePayload: ResolverTypeWrapper<Outcome>;
  UpdateAddressInput: Schema.UpdateAddressInput;
  UpdateAddressPayload: ResolverTypeWrapper<UpdateAddressOutcome>;
  UpdateCartInput: Schema.UpdateCartInput;
  UpdateCartPayload: ResolverTypeWrapper<UpdateCartOutcome>;
  UpdateDepositTypeInput: Schema.UpdateDepositTypeInput;
  UpdateDepositTypePayload: ResolverTypeWrapper<Outcome>;
  UpdateProductFoodInput: Schema.UpdateProductFoodInput;
  UpdateProductFoodPayload: ResolverTypeWrapper<UpdateFoodOutcome>;
  UpdateProductInput: Schema.UpdateProductInput;
  UpdateProductPayload: ResolverTypeWrapper<ChangeProductOutcome>;
  UpdateProfileInput: Schema.UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Outcome>;
  UpdateStoreInput: Schema.UpdateStoreInput;
  UpdateStorePayload: ResolverTypeWrapper<Outcome>;
  UpdateTeamMemberInput: Schema.UpdateTeamMemberInput;
  UpdateTeamMemberPayload: ResolverTypeWrapper<TeamOutcome>;
  Upload: ResolverTypeWrapper<Schema.Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<RestUser>;
  UserError: ResolverTypeWrapper<Schema.UserError>;
  UserErrorCode: Schema.UserErrorCode;
  WeightReading: ResolverTypeWrapper<Schema.WeightReading>;
  Withdrawal: ResolverTypeWrapper<Schema.Withdrawal>;
  WithdrawalConnection: ResolverTypeWrapper<WithdrawalPage>;
  WithdrawalEdge: ResolverTypeWrapper<Schema.WithdrawalEdge>;
  WithdrawalReceipt: ResolverTypeWrapper<Schema.WithdrawalReceipt>;
  WriteCustomerNoteInput: Schema.WriteCustomerNoteInput;
  WriteCustomerNotePayload: ResolverTypeWrapper<Outcome>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddAddressInput: Schema.AddAddressInput;
  AddAddressPayload: AddAddressOutcome;
  AddDepositTypeInput: Schema.AddDepositTypeInput;
  AddDepositTypePayload: Outcome;
  AddProductInput: Schema.AddProductInput;
  AddProductPayload: AddProductOutcome;
  AddTeamMemberInput: Schema.AddTeamMemberInput;
  AddTeamMemberPayload: TeamOutcome;
  Address: RestAddress;
  AdjustStockInput: Schema.AdjustStockInput;
  AdjustStockPayload: AdjustStockOutcome;
  AllergenSummary: Schema.AllergenSummary;
  ApplyImportInput: Schema.ApplyImportInput;
  ApplyImportPayload: ApplyOutcome;
  ArchiveProductInput: Schema.ArchiveProductInput;
  ArchiveProductPayload: ChangeProductOutcome;
  ArrangeCategoriesInput: Schema.ArrangeCategoriesInput;
  ArrangeCategoriesPayload: Outcome;
  ArrangeProductInput: Schema.ArrangeProductInput;
  ArrangeProductPayload: ChangeProductOutcome;
  ArticleNumber: Schema.ArticleNumber;
  BestSeller: SoldProduct;
  Boolean: Schema.Scalars['Boolean']['output'];
  CancelGuestOrderPayload: GuestOrderOutcome;
  CancelOrderInput: Schema.CancelOrderInput;
  CancelOrderPayload: ChangeOrderOutcome;
  Cart: RestCart;
  CartLine: RestCartLine;
  CartLineInput: Schema.CartLineInput;
  Category: StoreCategory;
  ChangeEmailInput: Schema.ChangeEmailInput;
  ChangeEmailPayload: Outcome;
  ChangeGuestOrderWishesInput: Schema.ChangeGuestOrderWishesInput;
  ChangeGuestOrderWishesPayload: GuestOrderOutcome;
  ChangeOrderWishesInput: Schema.ChangeOrderWishesInput;
  ChangeOrderWishesPayload: ChangeOrderOutcome;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangePasswordPayload: Outcome;
  ChangeProductsInput: Schema.ChangeProductsInput;
  ChangeProductsPayload: ChangeProductsOutcome;
  ChangeSellerPasswordInput: Schema.ChangeSellerPasswordInput;
  ChangeSellerPasswordPayload: Outcome;
  ChangedField: Schema.ChangedField;
  ConfirmEmailInput: Schema.ConfirmEmailInput;
  ConfirmEmailPayload: Outcome;
  ConfirmGuestOrderPayload: GuestOrderOutcome;
  ConfirmSubscriptionInput: Schema.ConfirmSubscriptionInput;
  ConfirmSubscriptionPayload: Outcome;
  Currency: Schema.Currency;
  Customer: Schema.Customer;
  CustomerPage: ListedCustomers;
  CustomerRecord: OpenedCustomer;
  DateTime: Schema.Scalars['DateTime']['output'];
  DeleteAccountInput: Schema.DeleteAccountInput;
  DeleteAccountPayload: Outcome;
  DeleteGuestDataPayload: Outcome;
  DeliveryAddress: RestDeliveryAddress;
  DeliveryArea: Schema.DeliveryArea;
  DeliveryAreaInput: Schema.DeliveryAreaInput;
  DeliveryFee: Schema.DeliveryFee;
  DeliveryTerms: PlacedTerms;
  Deposit: Schema.Deposit;
  DepositBalance: Schema.DepositBalance;
  DepositPayoutSum: Schema.DepositPayoutSum;
  DepositReturn: Schema.DepositReturn;
  DepositSum: Schema.DepositSum;
  DepositType: Schema.DepositType;
  ExportGuestDataPayload: ExportGuestDataOutcome;
  FinishPickingInput: Schema.FinishPickingInput;
  FinishPickingPayload: FinishOutcome;
  Float: Schema.Scalars['Float']['output'];
  FoodFacts: RestFood;
  FoodFactsInput: Schema.FoodFactsInput;
  FoodMaker: Schema.FoodMaker;
  FoodMakerInput: Schema.FoodMakerInput;
  FoundFacts: Schema.FoundFacts;
  FoundNutrition: Schema.FoundNutrition;
  GuestAddressInput: Schema.GuestAddressInput;
  GuestOrder: OpenedGuestOrder;
  GuestOrderInput: Schema.GuestOrderInput;
  ID: Schema.Scalars['ID']['output'];
  Image: RestPicture;
  ImportChange: Schema.ImportChange;
  ImportColumn: Schema.ImportColumn;
  ImportCounts: Schema.ImportCounts;
  ImportFault: Schema.ImportFault;
  ImportHeader: Schema.ImportHeader;
  ImportMatches: Schema.ImportMatches;
  ImportNote: Schema.ImportNote;
  ImportRow: Schema.ImportRow;
  IncludedTax: Schema.IncludedTax;
  Int: Schema.Scalars['Int']['output'];
  KeepGuestOrderInput: Schema.KeepGuestOrderInput;
  KeepGuestOrderPayload: Outcome;
  LawLine: Schema.LawLine;
  LikelyGrams: Schema.LikelyGrams;
  ListLine: Omit<Schema.ListLine, 'matches'> & { matches: Array<ResolversParentTypes['ListMatch']> };
  ListMatch: Omit<Schema.ListMatch, 'product'> & { product: ResolversParentTypes['Product'] };
  ListMatches: Omit<Schema.ListMatches, 'lines'> & { lines: Array<ResolversParentTypes['ListLine']> };
  LoginInput: Schema.LoginInput;
  LoginPayload: Outcome;
  LogoutPayload: Outcome;
  LookUpBarcodeInput: Schema.LookUpBarcodeInput;
  LookUpBarcodePayload: LookUpOutcome;
  Mail: Schema.Mail;
  MailConnection: MailPage;
  MailEdge: Schema.MailEdge;
  MoveOrderInput: Schema.MoveOrderInput;
  MoveOrderPayload: ChangeOrderOutcome;
  Mutation: Record<PropertyKey, never>;
  NamedOrder: RestNamedOrder;
  NoteWithdrawalAnswerInput: Schema.NoteWithdrawalAnswerInput;
  NoteWithdrawalAnswerPayload: Outcome;
  Nutrition: Schema.Nutrition;
  NutritionInput: Schema.NutritionInput;
  OpenGuestOrderPayload: GuestOrderOutcome;
  OpenOrder: RestOpenOrder;
  Order: RestOrder;
  OrderAfterRefunds: Schema.OrderAfterRefunds;
  OrderConnection: OrderPage;
  OrderDay: Schema.OrderDay;
  OrderEdge: Omit<Schema.OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEvent: Schema.OrderEvent;
  OrderFilter: Schema.OrderFilter;
  OrderHold: Omit<Schema.OrderHold, 'order'> & { order: ResolversParentTypes['Order'] };
  OrderItem: RestOrderItem;
  OrderLineInput: Schema.OrderLineInput;
  OrderRefund: Schema.OrderRefund;
  OrderSlot: Schema.OrderSlot;
  OrderStageCount: Schema.OrderStageCount;
  OrderSums: Schema.OrderSums;
  OrderWishInput: Schema.OrderWishInput;
  PackSize: Schema.PackSize;
  PackSizeInput: Schema.PackSizeInput;
  PageInfo: Schema.PageInfo;
  PeriodTakings: Schema.PeriodTakings;
  PickLineInput: Schema.PickLineInput;
  PickLinePayload: ChangeOrderOutcome;
  PickedGoods: Omit<Schema.PickedGoods, 'substitute'> & { substitute?: Schema.Maybe<ResolversParentTypes['Substitute']> };
  PlaceCustomerOrderInput: Schema.PlaceCustomerOrderInput;
  PlaceCustomerOrderPayload: PlaceCustomerOrderOutcome;
  PlaceGuestOrderInput: Schema.PlaceGuestOrderInput;
  PlaceGuestOrderPayload: PlaceGuestOrderOutcome;
  PlaceOrderInput: Schema.PlaceOrderInput;
  PlaceOrderPayload: PlaceOrderOutcome;
  Portion: Schema.Portion;
  PortionInput: Schema.PortionInput;
  PostalAddress: ResolversInterfaceTypes<ResolversParentTypes>['PostalAddress'];
  PreviewImportInput: Schema.PreviewImportInput;
  PreviewImportPayload: PreviewOutcome;
  PriceHistory: Schema.PriceHistory;
  PriceMove: Schema.PriceMove;
  Produce: RestProduce;
  ProduceInput: Schema.ProduceInput;
  Product: RestProduct;
  ProductChange: Schema.ProductChange;
  ProductConnection: CataloguePage;
  ProductDepositInput: Schema.ProductDepositInput;
  ProductEdge: Omit<Schema.ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: Schema.ProductFilter;
  ProductPictureInput: Schema.ProductPictureInput;
  ProductStock: Schema.ProductStock;
  ProductToChangeInput: Schema.ProductToChangeInput;
  PromisedTime: Schema.PromisedTime;
  Query: Record<PropertyKey, never>;
  RefundOrderInput: Schema.RefundOrderInput;
  RefundOrderPayload: ChangeOrderOutcome;
  RegisterInput: Schema.RegisterInput;
  RegisterPayload: Outcome;
  Regular: UsualProduct;
  ReleaseOrderInput: Schema.ReleaseOrderInput;
  ReleaseOrderPayload: Outcome;
  RemoveAddressInput: Schema.RemoveAddressInput;
  RemoveAddressPayload: Outcome;
  RemoveCategoryPayload: Outcome;
  RemoveDemoProductsPayload: RemoveDemoProductsOutcome;
  Reply: ResolversInterfaceTypes<ResolversParentTypes>['Reply'];
  RequestPasswordResetInput: Schema.RequestPasswordResetInput;
  RequestPasswordResetPayload: Outcome;
  ResendMailInput: Schema.ResendMailInput;
  ResendMailPayload: ResendOutcome;
  ResetPasswordInput: Schema.ResetPasswordInput;
  ResetPasswordPayload: Outcome;
  ReturnDepositsInput: Schema.ReturnDepositsInput;
  ReturnDepositsPayload: ReturnDepositsOutcome;
  ReturnedContainersInput: Schema.ReturnedContainersInput;
  SafeInt: Schema.Scalars['SafeInt']['output'];
  SaveCategoryInput: Schema.SaveCategoryInput;
  SaveCategoryPayload: Outcome;
  SaveDeliveryInput: Schema.SaveDeliveryInput;
  SaveDeliveryPayload: SaveDeliveryOutcome;
  SaveOriginsInput: Schema.SaveOriginsInput;
  SaveOriginsPayload: Outcome;
  Seller: RestSeller;
  SellerCategory: ListedCategory;
  SellerDelivery: Schema.SellerDelivery;
  SellerLoginInput: Schema.SellerLoginInput;
  SellerLoginPayload: Outcome;
  SellerLogoutPayload: Outcome;
  SellerProduct: RestSellerProduct;
  SellerProductConnection: SellerProductPage;
  SellerProductEdge: Omit<Schema.SellerProductEdge, 'node'> & { node: ResolversParentTypes['SellerProduct'] };
  SellerSelf: Schema.SellerSelf;
  SellerSlot: Schema.SellerSlot;
  SendWithdrawalInput: Schema.SendWithdrawalInput;
  SendWithdrawalPayload: SendWithdrawalOutcome;
  SetDefaultAddressInput: Schema.SetDefaultAddressInput;
  SetDefaultAddressPayload: Outcome;
  SetProductStockInput: Schema.SetProductStockInput;
  SetProductStockPayload: SetProductStockOutcome;
  SettledOrder: Schema.SettledOrder;
  ShopChange: Schema.ShopChange;
  ShopChangeConnection: ShopChangePage;
  ShopChangeEdge: Schema.ShopChangeEdge;
  ShopChangeFilter: Schema.ShopChangeFilter;
  ShopCheck: Schema.ShopCheck;
  Slot: Schema.Slot;
  SlotWindow: Schema.SlotWindow;
  SlotWindowInput: Schema.SlotWindowInput;
  SocialLink: Schema.SocialLink;
  SocialLinkInput: Schema.SocialLinkInput;
  StaffMember: Schema.StaffMember;
  StartTourInput: Schema.StartTourInput;
  StartTourPayload: StartTourOutcome;
  StockChangeInput: Schema.StockChangeInput;
  StockHistory: Schema.StockHistory;
  StockMove: Schema.StockMove;
  StopCountingInput: Schema.StopCountingInput;
  StopCountingPayload: Outcome;
  Store: StoreFeatures;
  StoreBanner: Omit<Schema.StoreBanner, 'picture'> & { picture?: Schema.Maybe<ResolversParentTypes['Image']> };
  StoreBannerInput: Schema.StoreBannerInput;
  StoreContact: Schema.StoreContact;
  StoreContactInput: Schema.StoreContactInput;
  StoreDelivery: Schema.StoreDelivery;
  StorePage: ShopPage;
  StorePageInput: Schema.StorePageInput;
  StoreReason: Schema.StoreReason;
  StoreReasonInput: Schema.StoreReasonInput;
  StoreReasons: Schema.StoreReasons;
  StoreReasonsInput: Schema.StoreReasonsInput;
  String: Schema.Scalars['String']['output'];
  SubscribeInput: Schema.SubscribeInput;
  SubscribePayload: Outcome;
  Subscriber: Schema.Subscriber;
  SubscriberConnection: SubscriberPage;
  SubscriberEdge: Schema.SubscriberEdge;
  Substitute: RestSubstitute;
  Takings: Schema.Takings;
  TaxClass: Schema.TaxClass;
  TaxClassInput: Schema.TaxClassInput;
  TaxInput: Schema.TaxInput;
  TestOrderSums: Schema.TestOrderSums;
  UnitPrice: Schema.UnitPrice;
  UnpaidOrders: Omit<Schema.UnpaidOrders, 'holds'> & { holds: Array<ResolversParentTypes['OrderHold']> };
  UnsubscribeInput: Schema.UnsubscribeInput;
  UnsubscribePayload: Outcome;
  UpdateAddressInput: Schema.UpdateAddressInput;
  UpdateAddressPayload: UpdateAddressOutcome;
  UpdateCartInput: Schema.UpdateCartInput;
  UpdateCartPayload: UpdateCartOutcome;
  UpdateDepositTypeInput: Schema.UpdateDepositTypeInput;
  UpdateDepositTypePayload: Outcome;
  UpdateProductFoodInput: Schema.UpdateProductFoodInput;
  UpdateProductFoodPayload: UpdateFoodOutcome;
  UpdateProductInput: Schema.UpdateProductInput;
  UpdateProductPayload: ChangeProductOutcome;
  UpdateProfileInput: Schema.UpdateProfileInput;
  UpdateProfilePayload: Outcome;
  UpdateStoreInput: Schema.UpdateStoreInput;
  UpdateStorePayload: Outcome;
  UpdateTeamMemberInput: Schema.UpdateTeamMemberInput;
  UpdateTeamMemberPayload: TeamOutcome;
  Upload: Schema.Scalars['Upload']['output'];
  User: RestUser;
  UserError: Schema.UserError;
  WeightReading: Schema.WeightReading;
  Withdrawal: Schema.Withdrawal;
  WithdrawalConnection: WithdrawalPage;
  WithdrawalEdge: Schema.WithdrawalEdge;
  WithdrawalReceipt: Schema.WithdrawalReceipt;
  WriteCustomerNoteInput: Schema.WriteCustomerNoteInput;
  WriteCustomerNotePayload: Outcome;
};

export type CostDirectiveArgs = {
  calls?: Schema.Scalars['Int']['input'];
  weight?: Schema.Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Schema.Scalars['Int']['input'];
  maxSize?: Schema.Maybe<Schema.Scalars['Int']['input']>;
  requireOneSlicingArgument?: Schema.Scalars['Boolean']['input'];
  sizedFields?: Schema.Maybe<Array<Schema.Scalars['String']['input']>>;
  slicingArguments?: Schema.Maybe<Array<Schema.Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type NeedsDirectiveArgs = {
  feature: Schema.StoreFeature;
};

export type NeedsDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = NeedsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddAddressPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddAddressPayload'] = ResolversParentTypes['AddAddressPayload']> = {
  address?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddDepositTypePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddDepositTypePayload'] = ResolversParentTypes['AddDepositTypePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddProductPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddProductPayload'] = ResolversParentTypes['AddProductPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddTeamMemberPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddTeamMemberPayload'] = ResolversParentTypes['AddTeamMemberPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  member?: Resolver<Schema.Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oneTimePassword?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<Schema.Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdjustStockPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustStockPayload'] = ResolversParentTypes['AdjustStockPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<Array<ResolversTypes['ProductStock']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AllergenSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AllergenSummary'] = ResolversParentTypes['AllergenSummary']> = {
  contains?: Resolver<Schema.Maybe<Array<ResolversTypes['Allergen']>>, ParentType, ContextType>;
  isChecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayContain?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
};

export type ApplyImportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplyImportPayload'] = ResolversParentTypes['ApplyImportPayload']> = {
  added?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changed?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArchiveProductPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArchiveProductPayload'] = ResolversParentTypes['ArchiveProductPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['SellerProduct']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArrangeCategoriesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArrangeCategoriesPayload'] = ResolversParentTypes['ArrangeCategoriesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArrangeProductPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArrangeProductPayload'] = ResolversParentTypes['ArrangeProductPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['SellerProduct']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleNumberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleNumber'] = ResolversParentTypes['ArticleNumber']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BestSellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BestSeller'] = ResolversParentTypes['BestSeller']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancelGuestOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelGuestOrderPayload'] = ResolversParentTypes['CancelGuestOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  guestOrder?: Resolver<Schema.Maybe<ResolversTypes['GuestOrder']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  deposits?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isOwn?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeEmailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeGuestOrderWishesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeGuestOrderWishesPayload'] = ResolversParentTypes['ChangeGuestOrderWishesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  guestOrder?: Resolver<Schema.Maybe<ResolversTypes['GuestOrder']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeOrderWishesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeOrderWishesPayload'] = ResolversParentTypes['ChangeOrderWishesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeProductsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeProductsPayload'] = ResolversParentTypes['ChangeProductsPayload']> = {
  changes?: Resolver<Array<ResolversTypes['ProductChange']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeSellerPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeSellerPasswordPayload'] = ResolversParentTypes['ChangeSellerPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangedFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmGuestOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmGuestOrderPayload'] = ResolversParentTypes['ConfirmGuestOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  guestOrder?: Resolver<Schema.Maybe<ResolversTypes['GuestOrder']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmSubscriptionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmSubscriptionPayload'] = ResolversParentTypes['ConfirmSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastOrderAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPage'] = ResolversParentTypes['CustomerPage']> = {
  customers?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  nextAfter?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerRecord'] = ResolversParentTypes['CustomerRecord']> = {
  addresses?: Resolver<Array<ResolversTypes['DeliveryAddress']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteGuestDataPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteGuestDataPayload'] = ResolversParentTypes['DeleteGuestDataPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryAddress'] = ResolversParentTypes['DeliveryAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<Schema.Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryAreaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryArea'] = ResolversParentTypes['DeliveryArea']> = {
  fee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  freeFrom?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeliveryFeeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryFee'] = ResolversParentTypes['DeliveryFee']> = {
  fee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  freeFrom?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DeliveryTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryTerms'] = ResolversParentTypes['DeliveryTerms']> = {
  areaName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  freeFrom?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isDelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DepositResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DepositBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositBalance'] = ResolversParentTypes['DepositBalance']> = {
  charged?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DepositType'], ParentType, ContextType>;
};

export type DepositPayoutSumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositPayoutSum'] = ResolversParentTypes['DepositPayoutSum']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['DepositPayout'], ParentType, ContextType>;
};

export type DepositReturnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositReturn'] = ResolversParentTypes['DepositReturn']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['DepositPayout'], ParentType, ContextType>;
  staffName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DepositSumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositSum'] = ResolversParentTypes['DepositSum']> = {
  charged?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  typeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DepositTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositType'] = ResolversParentTypes['DepositType']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DepositKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportGuestDataPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportGuestDataPayload'] = ResolversParentTypes['ExportGuestDataPayload']> = {
  data?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FinishPickingPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinishPickingPayload'] = ResolversParentTypes['FinishPickingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notice?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FoodFactsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoodFacts'] = ResolversParentTypes['FoodFacts']> = {
  alcohol?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  allergens?: Resolver<Schema.Maybe<Array<ResolversTypes['Allergen']>>, ParentType, ContextType>;
  brand?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ingredients?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maker?: Resolver<Schema.Maybe<ResolversTypes['FoodMaker']>, ParentType, ContextType>;
  mayContain?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
  nutrition?: Resolver<Schema.Maybe<ResolversTypes['Nutrition']>, ParentType, ContextType>;
  organicCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  qualityClass?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storage?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variety?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FoodMakerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoodMaker'] = ResolversParentTypes['FoodMaker']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundFactsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundFacts'] = ResolversParentTypes['FoundFacts']> = {
  alcohol?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  allergens?: Resolver<Schema.Maybe<Array<ResolversTypes['Allergen']>>, ParentType, ContextType>;
  brand?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ingredients?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOrganic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayContain?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nutrition?: Resolver<Schema.Maybe<ResolversTypes['FoundNutrition']>, ParentType, ContextType>;
  organicCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FoundNutritionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundNutrition'] = ResolversParentTypes['FoundNutrition']> = {
  basis?: Resolver<ResolversTypes['NutritionBasis'], ParentType, ContextType>;
  carbohydrate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energyKcal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  energyKj?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fibre?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saturates?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sugars?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GuestOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GuestOrder'] = ResolversParentTypes['GuestOrder']> = {
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canKeep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<Schema.ImageUrlArgs>>;
  width?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImportChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportChange'] = ResolversParentTypes['ImportChange']> = {
  becomes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  was?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  example?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportFaultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportFault'] = ResolversParentTypes['ImportFault']> = {
  column?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportHeaderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportHeader'] = ResolversParentTypes['ImportHeader']> = {
  column?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportMatchesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportMatches'] = ResolversParentTypes['ImportMatches']> = {
  byId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gtin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportNoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportNote'] = ResolversParentTypes['ImportNote']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  changes?: Resolver<Array<ResolversTypes['ImportChange']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['ImportFault']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportRowKind'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchedBy?: Resolver<Schema.Maybe<ResolversTypes['ImportMatch']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ImportNote']>, ParentType, ContextType>;
};

export type IncludedTaxResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IncludedTax'] = ResolversParentTypes['IncludedTax']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type KeepGuestOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['KeepGuestOrderPayload'] = ResolversParentTypes['KeepGuestOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LawLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LawLine'] = ResolversParentTypes['LawLine']> = {
  checkedAt?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  screen?: Resolver<Schema.Maybe<ResolversTypes['LawScreen']>, ParentType, ContextType>;
  source?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LawState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LikelyGramsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LikelyGrams'] = ResolversParentTypes['LikelyGrams']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ListLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListLine'] = ResolversParentTypes['ListLine']> = {
  amount?: Resolver<Schema.Maybe<ResolversTypes['PackSize']>, ParentType, ContextType>;
  count?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['ListMatch']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListLineState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListMatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListMatch'] = ResolversParentTypes['ListMatch']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListMatchesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListMatches'] = ResolversParentTypes['ListMatches']> = {
  lines?: Resolver<Array<ResolversTypes['ListLine']>, ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LookUpBarcodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LookUpBarcodePayload'] = ResolversParentTypes['LookUpBarcodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  facts?: Resolver<Schema.Maybe<ResolversTypes['FoundFacts']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mail'] = ResolversParentTypes['Mail']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fault?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Schema.Maybe<ResolversTypes['MailKind']>, ParentType, ContextType>;
  nextTryAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailConnection'] = ResolversParentTypes['MailConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MailEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Mail']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MailEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailEdge'] = ResolversParentTypes['MailEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Mail'], ParentType, ContextType>;
};

export type MoveOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MoveOrderPayload'] = ResolversParentTypes['MoveOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAddress?: Resolver<ResolversTypes['AddAddressPayload'], ParentType, ContextType, RequireFields<Schema.MutationAddAddressArgs, 'input'>>;
  addDepositType?: Resolver<ResolversTypes['AddDepositTypePayload'], ParentType, ContextType, RequireFields<Schema.MutationAddDepositTypeArgs, 'input'>>;
  addProduct?: Resolver<ResolversTypes['AddProductPayload'], ParentType, ContextType, RequireFields<Schema.MutationAddProductArgs, 'input'>>;
  addTeamMember?: Resolver<ResolversTypes['AddTeamMemberPayload'], ParentType, ContextType, RequireFields<Schema.MutationAddTeamMemberArgs, 'input'>>;
  adjustStock?: Resolver<ResolversTypes['AdjustStockPayload'], ParentType, ContextType, RequireFields<Schema.MutationAdjustStockArgs, 'input'>>;
  applyImport?: Resolver<ResolversTypes['ApplyImportPayload'], ParentType, ContextType, RequireFields<Schema.MutationApplyImportArgs, 'input'>>;
  archiveProduct?: Resolver<ResolversTypes['ArchiveProductPayload'], ParentType, ContextType, RequireFields<Schema.MutationArchiveProductArgs, 'input'>>;
  arrangeCategories?: Resolver<ResolversTypes['ArrangeCategoriesPayload'], ParentType, ContextType, RequireFields<Schema.MutationArrangeCategoriesArgs, 'input'>>;
  arrangeProduct?: Resolver<ResolversTypes['ArrangeProductPayload'], ParentType, ContextType, RequireFields<Schema.MutationArrangeProductArgs, 'input'>>;
  cancelGuestOrder?: Resolver<ResolversTypes['CancelGuestOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationCancelGuestOrderArgs, 'input'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationCancelOrderArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeEmailArgs, 'input'>>;
  changeGuestOrderWishes?: Resolver<ResolversTypes['ChangeGuestOrderWishesPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeGuestOrderWishesArgs, 'input'>>;
  changeOrderWishes?: Resolver<ResolversTypes['ChangeOrderWishesPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeOrderWishesArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangePasswordArgs, 'input'>>;
  changeProducts?: Resolver<ResolversTypes['ChangeProductsPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeProductsArgs, 'input'>>;
  changeSellerPassword?: Resolver<ResolversTypes['ChangeSellerPasswordPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeSellerPasswordArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailPayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmEmailArgs, 'input'>>;
  confirmGuestOrder?: Resolver<ResolversTypes['ConfirmGuestOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmGuestOrderArgs, 'input'>>;
  confirmSubscription?: Resolver<ResolversTypes['ConfirmSubscriptionPayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmSubscriptionArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteAccountArgs, 'input'>>;
  deleteGuestData?: Resolver<ResolversTypes['DeleteGuestDataPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteGuestDataArgs, 'input'>>;
  exportGuestData?: Resolver<ResolversTypes['ExportGuestDataPayload'], ParentType, ContextType, RequireFields<Schema.MutationExportGuestDataArgs, 'input'>>;
  finishPicking?: Resolver<ResolversTypes['FinishPickingPayload'], ParentType, ContextType, RequireFields<Schema.MutationFinishPickingArgs, 'input'>>;
  keepGuestOrder?: Resolver<ResolversTypes['KeepGuestOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationKeepGuestOrderArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<Schema.MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  lookUpBarcode?: Resolver<ResolversTypes['LookUpBarcodePayload'], ParentType, ContextType, RequireFields<Schema.MutationLookUpBarcodeArgs, 'input'>>;
  moveOrder?: Resolver<ResolversTypes['MoveOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationMoveOrderArgs, 'input'>>;
  noteWithdrawalAnswer?: Resolver<ResolversTypes['NoteWithdrawalAnswerPayload'], ParentType, ContextType, RequireFields<Schema.MutationNoteWithdrawalAnswerArgs, 'input'>>;
  openGuestOrder?: Resolver<ResolversTypes['OpenGuestOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationOpenGuestOrderArgs, 'input'>>;
  pickLine?: Resolver<ResolversTypes['PickLinePayload'], ParentType, ContextType, RequireFields<Schema.MutationPickLineArgs, 'input'>>;
  placeCustomerOrder?: Resolver<ResolversTypes['PlaceCustomerOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationPlaceCustomerOrderArgs, 'input'>>;
  placeGuestOrder?: Resolver<ResolversTypes['PlaceGuestOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationPlaceGuestOrderArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationPlaceOrderArgs, 'input'>>;
  previewImport?: Resolver<ResolversTypes['PreviewImportPayload'], ParentType, ContextType, RequireFields<Schema.MutationPreviewImportArgs, 'input'>>;
  refundOrder?: Resolver<ResolversTypes['RefundOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationRefundOrderArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<Schema.MutationRegisterArgs, 'input'>>;
  releaseOrder?: Resolver<ResolversTypes['ReleaseOrderPayload'], ParentType, ContextType, RequireFields<Schema.MutationReleaseOrderArgs, 'input'>>;
  removeAddress?: Resolver<ResolversTypes['RemoveAddressPayload'], ParentType, ContextType, RequireFields<Schema.MutationRemoveAddressArgs, 'input'>>;
  removeCategory?: Resolver<ResolversTypes['RemoveCategoryPayload'], ParentType, ContextType, RequireFields<Schema.MutationRemoveCategoryArgs, 'slug'>>;
  removeDemoProducts?: Resolver<ResolversTypes['RemoveDemoProductsPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<Schema.MutationRequestPasswordResetArgs, 'input'>>;
  resendMail?: Resolver<ResolversTypes['ResendMailPayload'], ParentType, ContextType, RequireFields<Schema.MutationResendMailArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<Schema.MutationResetPasswordArgs, 'input'>>;
  returnDeposits?: Resolver<ResolversTypes['ReturnDepositsPayload'], ParentType, ContextType, RequireFields<Schema.MutationReturnDepositsArgs, 'input'>>;
  saveCategory?: Resolver<ResolversTypes['SaveCategoryPayload'], ParentType, ContextType, RequireFields<Schema.MutationSaveCategoryArgs, 'input'>>;
  saveDelivery?: Resolver<ResolversTypes['SaveDeliveryPayload'], ParentType, ContextType, RequireFields<Schema.MutationSaveDeliveryArgs, 'input'>>;
  saveOrigins?: Resolver<ResolversTypes['SaveOriginsPayload'], ParentType, ContextType, RequireFields<Schema.MutationSaveOriginsArgs, 'input'>>;
  sellerLogin?: Resolver<ResolversTypes['SellerLoginPayload'], ParentType, ContextType, RequireFields<Schema.MutationSellerLoginArgs, 'input'>>;
  sellerLogout?: Resolver<ResolversTypes['SellerLogoutPayload'], ParentType, ContextType>;
  sendWithdrawal?: Resolver<ResolversTypes['SendWithdrawalPayload'], ParentType, ContextType, RequireFields<Schema.MutationSendWithdrawalArgs, 'input'>>;
  setDefaultAddress?: Resolver<ResolversTypes['SetDefaultAddressPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetDefaultAddressArgs, 'input'>>;
  setProductStock?: Resolver<ResolversTypes['SetProductStockPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetProductStockArgs, 'input'>>;
  startTour?: Resolver<ResolversTypes['StartTourPayload'], ParentType, ContextType, RequireFields<Schema.MutationStartTourArgs, 'input'>>;
  stopCounting?: Resolver<ResolversTypes['StopCountingPayload'], ParentType, ContextType, RequireFields<Schema.MutationStopCountingArgs, 'input'>>;
  subscribe?: Resolver<ResolversTypes['SubscribePayload'], ParentType, ContextType, RequireFields<Schema.MutationSubscribeArgs, 'input'>>;
  unsubscribe?: Resolver<ResolversTypes['UnsubscribePayload'], ParentType, ContextType, RequireFields<Schema.MutationUnsubscribeArgs, 'input'>>;
  updateAddress?: Resolver<ResolversTypes['UpdateAddressPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateAddressArgs, 'input'>>;
  updateCart?: Resolver<ResolversTypes['UpdateCartPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateCartArgs, 'input'>>;
  updateDepositType?: Resolver<ResolversTypes['UpdateDepositTypePayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateDepositTypeArgs, 'input'>>;
  updateProduct?: Resolver<ResolversTypes['UpdateProductPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateProductArgs, 'input'>>;
  updateProductFood?: Resolver<ResolversTypes['UpdateProductFoodPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateProductFoodArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateProfileArgs, 'input'>>;
  updateStore?: Resolver<ResolversTypes['UpdateStorePayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateStoreArgs, 'input'>>;
  updateTeamMember?: Resolver<ResolversTypes['UpdateTeamMemberPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateTeamMemberArgs, 'input'>>;
  writeCustomerNote?: Resolver<ResolversTypes['WriteCustomerNotePayload'], ParentType, ContextType, RequireFields<Schema.MutationWriteCustomerNoteArgs, 'input'>>;
};

export type NamedOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedOrder'] = ResolversParentTypes['NamedOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoteWithdrawalAnswerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NoteWithdrawalAnswerPayload'] = ResolversParentTypes['NoteWithdrawalAnswerPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NutritionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Nutrition'] = ResolversParentTypes['Nutrition']> = {
  basis?: Resolver<ResolversTypes['NutritionBasis'], ParentType, ContextType>;
  carbohydrate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energyKcal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energyKj?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fibre?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saturates?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sugars?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OpenGuestOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenGuestOrderPayload'] = ResolversParentTypes['OpenGuestOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  guestOrder?: Resolver<Schema.Maybe<ResolversTypes['GuestOrder']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenOrder'] = ResolversParentTypes['OpenOrder']> = {
  address?: Resolver<Schema.Maybe<ResolversTypes['DeliveryAddress']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slot?: Resolver<Schema.Maybe<ResolversTypes['OrderSlot']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  actions?: Resolver<Schema.Maybe<Array<ResolversTypes['OrderAction']>>, ParentType, ContextType>;
  address?: Resolver<Schema.Maybe<ResolversTypes['DeliveryAddress']>, ParentType, ContextType>;
  afterRefunds?: Resolver<Schema.Maybe<ResolversTypes['OrderAfterRefunds']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  canChangeWishes?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deposits?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTest?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  joinedBy?: Resolver<Schema.Maybe<Array<ResolversTypes['NamedOrder']>>, ParentType, ContextType>;
  joins?: Resolver<Schema.Maybe<ResolversTypes['NamedOrder']>, ParentType, ContextType>;
  minimumAge?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  noteToCourier?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteToShop?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  payment?: Resolver<Schema.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paymentState?: Resolver<Schema.Maybe<ResolversTypes['OrderPaymentState']>, ParentType, ContextType>;
  paymentText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedTaxes?: Resolver<Schema.Maybe<Array<ResolversTypes['IncludedTax']>>, ParentType, ContextType>;
  refundable?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refunded?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refunds?: Resolver<Schema.Maybe<Array<ResolversTypes['OrderRefund']>>, ParentType, ContextType>;
  settled?: Resolver<Schema.Maybe<ResolversTypes['SettledOrder']>, ParentType, ContextType>;
  shipping?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  slot?: Resolver<Schema.Maybe<ResolversTypes['OrderSlot']>, ParentType, ContextType>;
  stage?: Resolver<Schema.Maybe<ResolversTypes['OrderStage']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stopsBefore?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  substitution?: Resolver<Schema.Maybe<ResolversTypes['SubstitutionWish']>, ParentType, ContextType>;
  subtotal?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxes?: Resolver<Schema.Maybe<Array<ResolversTypes['IncludedTax']>>, ParentType, ContextType>;
  timeline?: Resolver<Schema.Maybe<Array<ResolversTypes['OrderEvent']>>, ParentType, ContextType>;
  version?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  withdrawalsAnsweredAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawnAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderAfterRefundsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderAfterRefunds'] = ResolversParentTypes['OrderAfterRefunds']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['IncludedTax']>, ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderDay'] = ResolversParentTypes['OrderDay']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  actor?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['OrderStage'], ParentType, ContextType>;
};

export type OrderHoldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderHold'] = ResolversParentTypes['OrderHold']> = {
  heldUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  deposit?: Resolver<Schema.Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  expectedGrams?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  food?: Resolver<Schema.Maybe<ResolversTypes['FoodFacts']>, ParentType, ContextType>;
  foodVersion?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  leastGrams?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  likelyGrams?: Resolver<Schema.Maybe<ResolversTypes['LikelyGrams']>, ParentType, ContextType>;
  minimumAge?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picked?: Resolver<Schema.Maybe<ResolversTypes['PickedGoods']>, ParentType, ContextType>;
  portionGrams?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundable?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sizePrice?: Resolver<Schema.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  substitution?: Resolver<Schema.Maybe<ResolversTypes['SubstitutionWish']>, ParentType, ContextType>;
  unitPrice?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isForMissing?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  positions?: Resolver<Schema.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
};

export type OrderSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderSlot'] = ResolversParentTypes['OrderSlot']> = {
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SlotKind'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderStageCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderStageCount'] = ResolversParentTypes['OrderStageCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['OrderStage'], ParentType, ContextType>;
};

export type OrderSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderSums'] = ResolversParentTypes['OrderSums']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['OrderDay']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  pendingAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pendingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<Schema.Maybe<Array<ResolversTypes['OrderStageCount']>>, ParentType, ContextType>;
  tests?: Resolver<Schema.Maybe<ResolversTypes['TestOrderSums']>, ParentType, ContextType>;
};

export type PackSizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PackSize'] = ResolversParentTypes['PackSize']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['PackUnit'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PeriodTakingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PeriodTakings'] = ResolversParentTypes['PeriodTakings']> = {
  depositPayouts?: Resolver<Schema.Maybe<Array<ResolversTypes['DepositPayoutSum']>>, ParentType, ContextType>;
  deposits?: Resolver<Schema.Maybe<Array<ResolversTypes['DepositSum']>>, ParentType, ContextType>;
  real?: Resolver<ResolversTypes['Takings'], ParentType, ContextType>;
  test?: Resolver<ResolversTypes['Takings'], ParentType, ContextType>;
};

export type PickLinePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PickLinePayload'] = ResolversParentTypes['PickLinePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PickedGoodsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PickedGoods'] = ResolversParentTypes['PickedGoods']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  grams?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['ShortReason']>, ParentType, ContextType>;
  substitute?: Resolver<Schema.Maybe<ResolversTypes['Substitute']>, ParentType, ContextType>;
};

export type PlaceCustomerOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceCustomerOrderPayload'] = ResolversParentTypes['PlaceCustomerOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceGuestOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceGuestOrderPayload'] = ResolversParentTypes['PlaceGuestOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  guestOrder?: Resolver<Schema.Maybe<ResolversTypes['GuestOrder']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  redirectUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  redirectUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PortionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Portion'] = ResolversParentTypes['Portion']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostalAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = {
  __resolveType: TypeResolveFn<'Address' | 'DeliveryAddress', ParentType, ContextType>;
};

export type PreviewImportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PreviewImportPayload'] = ResolversParentTypes['PreviewImportPayload']> = {
  counts?: Resolver<Schema.Maybe<ResolversTypes['ImportCounts']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  headers?: Resolver<Schema.Maybe<Array<ResolversTypes['ImportHeader']>>, ParentType, ContextType>;
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  matched?: Resolver<Schema.Maybe<ResolversTypes['ImportMatches']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ImportRow']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceHistory'] = ResolversParentTypes['PriceHistory']> = {
  lowestPrice?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['PriceMove']>, ParentType, ContextType>;
};

export type PriceMoveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceMove'] = ResolversParentTypes['PriceMove']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offerPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxClass?: Resolver<Schema.Maybe<ResolversTypes['TaxClassCode']>, ParentType, ContextType>;
};

export type ProduceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Produce'] = ResolversParentTypes['Produce']> = {
  origins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  originsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  qualityClass?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedOrigins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  variety?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  allergens?: Resolver<Schema.Maybe<ResolversTypes['AllergenSummary']>, ParentType, ContextType>;
  availability?: Resolver<Schema.Maybe<ResolversTypes['ProductAvailability']>, ParentType, ContextType>;
  category?: Resolver<Schema.Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deposit?: Resolver<Schema.Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  description?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  expectedGrams?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  food?: Resolver<Schema.Maybe<ResolversTypes['FoodFacts']>, ParentType, ContextType>;
  gtin?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leastGrams?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  left?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  likelyGrams?: Resolver<Schema.Maybe<ResolversTypes['LikelyGrams']>, ParentType, ContextType>;
  minimumAge?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  portion?: Resolver<Schema.Maybe<ResolversTypes['Portion']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  referencePrice?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.ProductRelatedArgs, 'first'>>;
  size?: Resolver<Schema.Maybe<ResolversTypes['PackSize']>, ParentType, ContextType>;
  unitPrice?: Resolver<Schema.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductChange'] = ResolversParentTypes['ProductChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newOfferPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  newPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  offerPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  hasAllWords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductStockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductStock'] = ResolversParentTypes['ProductStock']> = {
  heldByUnpaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMove?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PromisedTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromisedTime'] = ResolversParentTypes['PromisedTime']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SlotKind'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  foodFacts?: Resolver<Schema.Maybe<ResolversTypes['FoodFacts']>, ParentType, ContextType, RequireFields<Schema.QueryFoodFactsArgs, 'productId'>>;
  matchList?: Resolver<ResolversTypes['ListMatches'], ParentType, ContextType, RequireFields<Schema.QueryMatchListArgs, 'text'>>;
  me?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  nearestProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.QueryNearestProductsArgs, 'first' | 'search'>>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType, Partial<Schema.QueryOrderArgs>>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.QueryProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<Schema.QueryProductsArgs, 'inStockFirst' | 'offset'>>;
  seller?: Resolver<Schema.Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type RefundOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundOrderPayload'] = ResolversParentTypes['RefundOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegularResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Regular'] = ResolversParentTypes['Regular']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReleaseOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReleaseOrderPayload'] = ResolversParentTypes['ReleaseOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveAddressPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveAddressPayload'] = ResolversParentTypes['RemoveAddressPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCategoryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveCategoryPayload'] = ResolversParentTypes['RemoveCategoryPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveDemoProductsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveDemoProductsPayload'] = ResolversParentTypes['RemoveDemoProductsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  removed?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Reply'] = ResolversParentTypes['Reply']> = {
  __resolveType: TypeResolveFn<'AddAddressPayload' | 'AddDepositTypePayload' | 'AddProductPayload' | 'AddTeamMemberPayload' | 'AdjustStockPayload' | 'ApplyImportPayload' | 'ArchiveProductPayload' | 'ArrangeCategoriesPayload' | 'ArrangeProductPayload' | 'CancelGuestOrderPayload' | 'CancelOrderPayload' | 'ChangeEmailPayload' | 'ChangeGuestOrderWishesPayload' | 'ChangeOrderWishesPayload' | 'ChangePasswordPayload' | 'ChangeProductsPayload' | 'ChangeSellerPasswordPayload' | 'ConfirmEmailPayload' | 'ConfirmGuestOrderPayload' | 'ConfirmSubscriptionPayload' | 'DeleteAccountPayload' | 'DeleteGuestDataPayload' | 'ExportGuestDataPayload' | 'FinishPickingPayload' | 'KeepGuestOrderPayload' | 'LoginPayload' | 'LogoutPayload' | 'LookUpBarcodePayload' | 'MoveOrderPayload' | 'NoteWithdrawalAnswerPayload' | 'OpenGuestOrderPayload' | 'PickLinePayload' | 'PlaceCustomerOrderPayload' | 'PlaceGuestOrderPayload' | 'PlaceOrderPayload' | 'PreviewImportPayload' | 'RefundOrderPayload' | 'RegisterPayload' | 'ReleaseOrderPayload' | 'RemoveAddressPayload' | 'RemoveCategoryPayload' | 'RemoveDemoProductsPayload' | 'RequestPasswordResetPayload' | 'ResendMailPayload' | 'ResetPasswordPayload' | 'ReturnDepositsPayload' | 'SaveCategoryPayload' | 'SaveDeliveryPayload' | 'SaveOriginsPayload' | 'SellerLoginPayload' | 'SellerLogoutPayload' | 'SendWithdrawalPayload' | 'SetDefaultAddressPayload' | 'SetProductStockPayload' | 'StartTourPayload' | 'StopCountingPayload' | 'SubscribePayload' | 'UnsubscribePayload' | 'UpdateAddressPayload' | 'UpdateCartPayload' | 'UpdateDepositTypePayload' | 'UpdateProductFoodPayload' | 'UpdateProductPayload' | 'UpdateProfilePayload' | 'UpdateStorePayload' | 'UpdateTeamMemberPayload' | 'WriteCustomerNotePayload', ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResendMailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResendMailPayload'] = ResolversParentTypes['ResendMailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  mail?: Resolver<Schema.Maybe<ResolversTypes['Mail']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnDepositsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReturnDepositsPayload'] = ResolversParentTypes['ReturnDepositsPayload']> = {
  amount?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SaveCategoryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveCategoryPayload'] = ResolversParentTypes['SaveCategoryPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveDeliveryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveDeliveryPayload'] = ResolversParentTypes['SaveDeliveryPayload']> = {
  delivery?: Resolver<Schema.Maybe<ResolversTypes['SellerDelivery']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveOriginsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveOriginsPayload'] = ResolversParentTypes['SaveOriginsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  allCategories?: Resolver<Schema.Maybe<Array<ResolversTypes['SellerCategory']>>, ParentType, ContextType>;
  allProducts?: Resolver<Schema.Maybe<ResolversTypes['SellerProductConnection']>, ParentType, ContextType, RequireFields<Schema.SellerAllProductsArgs, 'offset'>>;
  articleNumbers?: Resolver<Schema.Maybe<Array<ResolversTypes['ArticleNumber']>>, ParentType, ContextType>;
  bestSellers?: Resolver<Schema.Maybe<Array<ResolversTypes['BestSeller']>>, ParentType, ContextType, RequireFields<Schema.SellerBestSellersArgs, 'first' | 'since'>>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['CustomerRecord']>, ParentType, ContextType, RequireFields<Schema.SellerCustomerArgs, 'id'>>;
  customers?: Resolver<Schema.Maybe<ResolversTypes['CustomerPage']>, ParentType, ContextType, RequireFields<Schema.SellerCustomersArgs, 'first'>>;
  delivery?: Resolver<Schema.Maybe<ResolversTypes['SellerDelivery']>, ParentType, ContextType>;
  depositBalances?: Resolver<Schema.Maybe<Array<ResolversTypes['DepositBalance']>>, ParentType, ContextType>;
  depositReturns?: Resolver<Schema.Maybe<Array<ResolversTypes['DepositReturn']>>, ParentType, ContextType, Partial<Schema.SellerDepositReturnsArgs>>;
  depositTypes?: Resolver<Schema.Maybe<Array<ResolversTypes['DepositType']>>, ParentType, ContextType>;
  importColumns?: Resolver<Schema.Maybe<Array<ResolversTypes['ImportColumn']>>, ParentType, ContextType>;
  lawLines?: Resolver<Schema.Maybe<Array<ResolversTypes['LawLine']>>, ParentType, ContextType>;
  mails?: Resolver<Schema.Maybe<ResolversTypes['MailConnection']>, ParentType, ContextType, RequireFields<Schema.SellerMailsArgs, 'first'>>;
  me?: Resolver<Schema.Maybe<ResolversTypes['SellerSelf']>, ParentType, ContextType>;
  nextToPick?: Resolver<Schema.Maybe<Array<ResolversTypes['Order']>>, ParentType, ContextType, RequireFields<Schema.SellerNextToPickArgs, 'first'>>;
  oneProduct?: Resolver<Schema.Maybe<ResolversTypes['SellerProduct']>, ParentType, ContextType, RequireFields<Schema.SellerOneProductArgs, 'id'>>;
  orderSums?: Resolver<ResolversTypes['OrderSums'], ParentType, ContextType, Partial<Schema.SellerOrderSumsArgs>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<Schema.SellerOrdersArgs, 'isExport' | 'sort'>>;
  priceHistory?: Resolver<Schema.Maybe<ResolversTypes['PriceHistory']>, ParentType, ContextType, RequireFields<Schema.SellerPriceHistoryArgs, 'productId'>>;
  produce?: Resolver<Schema.Maybe<Array<ResolversTypes['Produce']>>, ParentType, ContextType>;
  productByGtin?: Resolver<Schema.Maybe<ResolversTypes['SellerProduct']>, ParentType, ContextType, RequireFields<Schema.SellerProductByGtinArgs, 'gtin'>>;
  productExport?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Schema.SellerProductExportArgs, 'dialect'>>;
  promisedTimes?: Resolver<Schema.Maybe<Array<ResolversTypes['PromisedTime']>>, ParentType, ContextType, RequireFields<Schema.SellerPromisedTimesArgs, 'filter'>>;
  removableDemoProducts?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopChanges?: Resolver<Schema.Maybe<ResolversTypes['ShopChangeConnection']>, ParentType, ContextType, RequireFields<Schema.SellerShopChangesArgs, 'first'>>;
  shopStatus?: Resolver<Schema.Maybe<Array<ResolversTypes['ShopCheck']>>, ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<Array<ResolversTypes['ProductStock']>>, ParentType, ContextType, Partial<Schema.SellerStockArgs>>;
  stockHistory?: Resolver<Schema.Maybe<ResolversTypes['StockHistory']>, ParentType, ContextType, RequireFields<Schema.SellerStockHistoryArgs, 'first' | 'productId'>>;
  subscribers?: Resolver<Schema.Maybe<ResolversTypes['SubscriberConnection']>, ParentType, ContextType, RequireFields<Schema.SellerSubscribersArgs, 'first' | 'isExport'>>;
  takings?: Resolver<Schema.Maybe<Array<ResolversTypes['PeriodTakings']>>, ParentType, ContextType, RequireFields<Schema.SellerTakingsArgs, 'starts'>>;
  team?: Resolver<Schema.Maybe<Array<ResolversTypes['StaffMember']>>, ParentType, ContextType>;
  unpaidOrders?: Resolver<Schema.Maybe<ResolversTypes['UnpaidOrders']>, ParentType, ContextType>;
  weightReading?: Resolver<ResolversTypes['WeightReading'], ParentType, ContextType, RequireFields<Schema.SellerWeightReadingArgs, 'text'>>;
  withdrawals?: Resolver<Schema.Maybe<ResolversTypes['WithdrawalConnection']>, ParentType, ContextType, RequireFields<Schema.SellerWithdrawalsArgs, 'first'>>;
};

export type SellerCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerCategory'] = ResolversParentTypes['SellerCategory']> = {
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usualLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  walk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerDelivery'] = ResolversParentTypes['SellerDelivery']> = {
  areas?: Resolver<Array<ResolversTypes['DeliveryArea']>, ParentType, ContextType>;
  closedDays?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  daysAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slotsAhead?: Resolver<Array<ResolversTypes['SellerSlot']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windows?: Resolver<Array<ResolversTypes['SlotWindow']>, ParentType, ContextType>;
};

export type SellerLoginPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerLoginPayload'] = ResolversParentTypes['SellerLoginPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  seller?: Resolver<Schema.Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerLogoutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerLogoutPayload'] = ResolversParentTypes['SellerLogoutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerProduct'] = ResolversParentTypes['SellerProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBestSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  searchWords?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxClass?: Resolver<Schema.Maybe<ResolversTypes['TaxClassCode']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerProductConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerProductConnection'] = ResolversParentTypes['SellerProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SellerProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SellerProduct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerProductEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerProductEdge'] = ResolversParentTypes['SellerProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SellerProduct'], ParentType, ContextType>;
};

export type SellerSelfResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerSelf'] = ResolversParentTypes['SellerSelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type SellerSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerSlot'] = ResolversParentTypes['SellerSlot']> = {
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cutOff?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClosedDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SlotKind'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendWithdrawalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendWithdrawalPayload'] = ResolversParentTypes['SendWithdrawalPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  receipt?: Resolver<Schema.Maybe<ResolversTypes['WithdrawalReceipt']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetDefaultAddressPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetDefaultAddressPayload'] = ResolversParentTypes['SetDefaultAddressPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetProductStockPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetProductStockPayload'] = ResolversParentTypes['SetProductStockPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SettledOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettledOrder'] = ResolversParentTypes['SettledOrder']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deposits?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ShopChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopChange'] = ResolversParentTypes['ShopChange']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChangedField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subjectKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopChangeConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopChangeConnection'] = ResolversParentTypes['ShopChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ShopChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ShopChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ShopChangeEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopChangeEdge'] = ResolversParentTypes['ShopChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShopChange'], ParentType, ContextType>;
};

export type ShopCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopCheck'] = ResolversParentTypes['ShopCheck']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ShopCheckState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  closedBecause?: Resolver<Schema.Maybe<ResolversTypes['SlotClosedReason']>, ParentType, ContextType>;
  cutOff?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SlotKind'], ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SlotWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SlotWindow'] = ResolversParentTypes['SlotWindow']> = {
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cutOffDaysBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cutOffTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SlotKind'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFirstOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type StartTourPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartTourPayload'] = ResolversParentTypes['StartTourPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StockHistory'] = ResolversParentTypes['StockHistory']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['StockMove']>, ParentType, ContextType>;
};

export type StockMoveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StockMove'] = ResolversParentTypes['StockMove']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StockMoveKind'], ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staffName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StopCountingPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StopCountingPayload'] = ResolversParentTypes['StopCountingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  banner?: Resolver<Schema.Maybe<ResolversTypes['StoreBanner']>, ParentType, ContextType>;
  contact?: Resolver<Schema.Maybe<ResolversTypes['StoreContact']>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['LawCountry']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  delivery?: Resolver<Schema.Maybe<ResolversTypes['StoreDelivery']>, ParentType, ContextType>;
  deliveryPromise?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTerms?: Resolver<Schema.Maybe<ResolversTypes['DeliveryTerms']>, ParentType, ContextType, RequireFields<Schema.StoreDeliveryTermsArgs, 'postalCode'>>;
  depositTax?: Resolver<Schema.Maybe<ResolversTypes['DepositTax']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['StoreFeature']>, ParentType, ContextType>;
  feeTax?: Resolver<Schema.Maybe<ResolversTypes['FeeTax']>, ParentType, ContextType>;
  guestOrders?: Resolver<Schema.Maybe<ResolversTypes['GuestOrders']>, ParentType, ContextType>;
  hasAnswered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  missingCalls?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonFoodCategories?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  openingHours?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Schema.Maybe<ResolversTypes['StorePage']>, ParentType, ContextType, RequireFields<Schema.StorePageArgs, 'slug'>>;
  pages?: Resolver<Schema.Maybe<Array<ResolversTypes['StorePage']>>, ParentType, ContextType>;
  produceCategories?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  reasons?: Resolver<Schema.Maybe<ResolversTypes['StoreReasons']>, ParentType, ContextType>;
  requiresFoodFacts?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  slots?: Resolver<Schema.Maybe<Array<ResolversTypes['Slot']>>, ParentType, ContextType, RequireFields<Schema.StoreSlotsArgs, 'first'>>;
  socialLinks?: Resolver<Schema.Maybe<Array<ResolversTypes['SocialLink']>>, ParentType, ContextType>;
  taxClasses?: Resolver<Schema.Maybe<Array<ResolversTypes['TaxClass']>>, ParentType, ContextType>;
  taxMode?: Resolver<Schema.Maybe<ResolversTypes['TaxMode']>, ParentType, ContextType>;
  taxNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxText?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StoreBannerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreBanner'] = ResolversParentTypes['StoreBanner']> = {
  from?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  picture?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreContact'] = ResolversParentTypes['StoreContact']> = {
  address?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreDelivery'] = ResolversParentTypes['StoreDelivery']> = {
  fees?: Resolver<Array<ResolversTypes['DeliveryFee']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['SlotKind']>, ParentType, ContextType>;
};

export type StorePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StorePage'] = ResolversParentTypes['StorePage']> = {
  picture?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreReasonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreReason'] = ResolversParentTypes['StoreReason']> = {
  text?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreReasonsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreReasons'] = ResolversParentTypes['StoreReasons']> = {
  heading?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['StoreReason']>, ParentType, ContextType>;
};

export type SubscribePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribePayload'] = ResolversParentTypes['SubscribePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscriber'] = ResolversParentTypes['Subscriber']> = {
  confirmedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscribedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unsubscribeUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriberConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriberConnection'] = ResolversParentTypes['SubscriberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SubscriberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Subscriber']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubscriberEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriberEdge'] = ResolversParentTypes['SubscriberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Subscriber'], ParentType, ContextType>;
};

export type SubstituteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Substitute'] = ResolversParentTypes['Substitute']> = {
  deposit?: Resolver<Schema.Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  expectedGrams?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  leastGrams?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  likelyGrams?: Resolver<Schema.Maybe<ResolversTypes['LikelyGrams']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TakingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Takings'] = ResolversParentTypes['Takings']> = {
  card?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cash?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  placedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxes?: Resolver<Schema.Maybe<Array<ResolversTypes['IncludedTax']>>, ParentType, ContextType>;
};

export type TaxClassResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaxClass'] = ResolversParentTypes['TaxClass']> = {
  code?: Resolver<ResolversTypes['TaxClassCode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TestOrderSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestOrderSums'] = ResolversParentTypes['TestOrderSums']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['OrderDay']>, ParentType, ContextType>;
};

export type UnitPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnitPrice'] = ResolversParentTypes['UnitPrice']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  per?: Resolver<ResolversTypes['UnitPriceBasis'], ParentType, ContextType>;
};

export type UnpaidOrdersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnpaidOrders'] = ResolversParentTypes['UnpaidOrders']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holds?: Resolver<Array<ResolversTypes['OrderHold']>, ParentType, ContextType>;
};

export type UnsubscribePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnsubscribePayload'] = ResolversParentTypes['UnsubscribePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAddressPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateAddressPayload'] = ResolversParentTypes['UpdateAddressPayload']> = {
  address?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCartPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateCartPayload'] = ResolversParentTypes['UpdateCartPayload']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateDepositTypePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateDepositTypePayload'] = ResolversParentTypes['UpdateDepositTypePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProductFoodPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProductFoodPayload'] = ResolversParentTypes['UpdateProductFoodPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  food?: Resolver<Schema.Maybe<ResolversTypes['FoodFacts']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProductPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProductPayload'] = ResolversParentTypes['UpdateProductPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['SellerProduct']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateStorePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateStorePayload'] = ResolversParentTypes['UpdateStorePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateTeamMemberPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateTeamMemberPayload'] = ResolversParentTypes['UpdateTeamMemberPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  member?: Resolver<Schema.Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oneTimePassword?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  accountExport?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openOrders?: Resolver<Schema.Maybe<Array<ResolversTypes['OpenOrder']>>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, Partial<Schema.UserOrdersArgs>>;
  regulars?: Resolver<Array<ResolversTypes['Regular']>, ParentType, ContextType, RequireFields<Schema.UserRegularsArgs, 'first'>>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeightReadingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WeightReading'] = ResolversParentTypes['WeightReading']> = {
  expectedGrams?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<Schema.Maybe<ResolversTypes['PackSize']>, ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  answeredAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WithdrawalConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalConnection'] = ResolversParentTypes['WithdrawalConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WithdrawalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  openCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawalEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalEdge'] = ResolversParentTypes['WithdrawalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType>;
};

export type WithdrawalReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalReceipt'] = ResolversParentTypes['WithdrawalReceipt']> = {
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WriteCustomerNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WriteCustomerNotePayload'] = ResolversParentTypes['WriteCustomerNotePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AddAddressPayload?: AddAddressPayloadResolvers<ContextType>;
  AddDepositTypePayload?: AddDepositTypePayloadResolvers<ContextType>;
  AddProductPayload?: AddProductPayloadResolvers<ContextType>;
  AddTeamMemberPayload?: AddTeamMemberPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AdjustStockPayload?: AdjustStockPayloadResolvers<ContextType>;
  AllergenSummary?: AllergenSummaryResolvers<ContextType>;
  ApplyImportPayload?: ApplyImportPayloadResolvers<ContextType>;
  ArchiveProductPayload?: ArchiveProductPayloadResolvers<ContextType>;
  ArrangeCategoriesPayload?: ArrangeCategoriesPayloadResolvers<ContextType>;
  ArrangeProductPayload?: ArrangeProductPayloadResolvers<ContextType>;
  ArticleNumber?: ArticleNumberResolvers<ContextType>;
  BestSeller?: BestSellerResolvers<ContextType>;
  CancelGuestOrderPayload?: CancelGuestOrderPayloadResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangeGuestOrderWishesPayload?: ChangeGuestOrderWishesPayloadResolvers<ContextType>;
  ChangeOrderWishesPayload?: ChangeOrderWishesPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangeProductsPayload?: ChangeProductsPayloadResolvers<ContextType>;
  ChangeSellerPasswordPayload?: ChangeSellerPasswordPayloadResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  ConfirmGuestOrderPayload?: ConfirmGuestOrderPayloadResolvers<ContextType>;
  ConfirmSubscriptionPayload?: ConfirmSubscriptionPayloadResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerPage?: CustomerPageResolvers<ContextType>;
  CustomerRecord?: CustomerRecordResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteGuestDataPayload?: DeleteGuestDataPayloadResolvers<ContextType>;
  DeliveryAddress?: DeliveryAddressResolvers<ContextType>;
  DeliveryArea?: DeliveryAreaResolvers<ContextType>;
  DeliveryFee?: DeliveryFeeResolvers<ContextType>;
  DeliveryTerms?: DeliveryTermsResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  DepositBalance?: DepositBalanceResolvers<ContextType>;
  DepositPayoutSum?: DepositPayoutSumResolvers<ContextType>;
  DepositReturn?: DepositReturnResolvers<ContextType>;
  DepositSum?: DepositSumResolvers<ContextType>;
  DepositType?: DepositTypeResolvers<ContextType>;
  ExportGuestDataPayload?: ExportGuestDataPayloadResolvers<ContextType>;
  FinishPickingPayload?: FinishPickingPayloadResolvers<ContextType>;
  FoodFacts?: FoodFactsResolvers<ContextType>;
  FoodMaker?: FoodMakerResolvers<ContextType>;
  FoundFacts?: FoundFactsResolvers<ContextType>;
  FoundNutrition?: FoundNutritionResolvers<ContextType>;
  GuestOrder?: GuestOrderResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImportChange?: ImportChangeResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportFault?: ImportFaultResolvers<ContextType>;
  ImportHeader?: ImportHeaderResolvers<ContextType>;
  ImportMatches?: ImportMatchesResolvers<ContextType>;
  ImportNote?: ImportNoteResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  IncludedTax?: IncludedTaxResolvers<ContextType>;
  KeepGuestOrderPayload?: KeepGuestOrderPayloadResolvers<ContextType>;
  LawLine?: LawLineResolvers<ContextType>;
  LikelyGrams?: LikelyGramsResolvers<ContextType>;
  ListLine?: ListLineResolvers<ContextType>;
  ListMatch?: ListMatchResolvers<ContextType>;
  ListMatches?: ListMatchesResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  LookUpBarcodePayload?: LookUpBarcodePayloadResolvers<ContextType>;
  Mail?: MailResolvers<ContextType>;
  MailConnection?: MailConnectionResolvers<ContextType>;
  MailEdge?: MailEdgeResolvers<ContextType>;
  MoveOrderPayload?: MoveOrderPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedOrder?: NamedOrderResolvers<ContextType>;
  NoteWithdrawalAnswerPayload?: NoteWithdrawalAnswerPayloadResolvers<ContextType>;
  Nutrition?: NutritionResolvers<ContextType>;
  OpenGuestOrderPayload?: OpenGuestOrderPayloadResolvers<ContextType>;
  OpenOrder?: OpenOrderResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAfterRefunds?: OrderAfterRefundsResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderDay?: OrderDayResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderHold?: OrderHoldResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderSlot?: OrderSlotResolvers<ContextType>;
  OrderStageCount?: OrderStageCountResolvers<ContextType>;
  OrderSums?: OrderSumsResolvers<ContextType>;
  PackSize?: PackSizeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PeriodTakings?: PeriodTakingsResolvers<ContextType>;
  PickLinePayload?: PickLinePayloadResolvers<ContextType>;
  PickedGoods?: PickedGoodsResolvers<ContextType>;
  PlaceCustomerOrderPayload?: PlaceCustomerOrderPayloadResolvers<ContextType>;
  PlaceGuestOrderPayload?: PlaceGuestOrderPayloadResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  Portion?: PortionResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  PreviewImportPayload?: PreviewImportPayloadResolvers<ContextType>;
  PriceHistory?: PriceHistoryResolvers<ContextType>;
  PriceMove?: PriceMoveResolvers<ContextType>;
  Produce?: ProduceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductChange?: ProductChangeResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductStock?: ProductStockResolvers<ContextType>;
  PromisedTime?: PromisedTimeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefundOrderPayload?: RefundOrderPayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  Regular?: RegularResolvers<ContextType>;
  ReleaseOrderPayload?: ReleaseOrderPayloadResolvers<ContextType>;
  RemoveAddressPayload?: RemoveAddressPayloadResolvers<ContextType>;
  RemoveCategoryPayload?: RemoveCategoryPayloadResolvers<ContextType>;
  RemoveDemoProductsPayload?: RemoveDemoProductsPayloadResolvers<ContextType>;
  Reply?: ReplyResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResendMailPayload?: ResendMailPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ReturnDepositsPayload?: ReturnDepositsPayloadResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SaveCategoryPayload?: SaveCategoryPayloadResolvers<ContextType>;
  SaveDeliveryPayload?: SaveDeliveryPayloadResolvers<ContextType>;
  SaveOriginsPayload?: SaveOriginsPayloadResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerCategory?: SellerCategoryResolvers<ContextType>;
  SellerDelivery?: SellerDeliveryResolvers<ContextType>;
  SellerLoginPayload?: SellerLoginPayloadResolvers<ContextType>;
  SellerLogoutPayload?: SellerLogoutPayloadResolvers<ContextType>;
  SellerProduct?: SellerProductResolvers<ContextType>;
  SellerProductConnection?: SellerProductConnectionResolvers<ContextType>;
  SellerProductEdge?: SellerProductEdgeResolvers<ContextType>;
  SellerSelf?: SellerSelfResolvers<ContextType>;
  SellerSlot?: SellerSlotResolvers<ContextType>;
  SendWithdrawalPayload?: SendWithdrawalPayloadResolvers<ContextType>;
  SetDefaultAddressPayload?: SetDefaultAddressPayloadResolvers<ContextType>;
  SetProductStockPayload?: SetProductStockPayloadResolvers<ContextType>;
  SettledOrder?: SettledOrderResolvers<ContextType>;
  ShopChange?: ShopChangeResolvers<ContextType>;
  ShopChangeConnection?: ShopChangeConnectionResolvers<ContextType>;
  ShopChangeEdge?: ShopChangeEdgeResolvers<ContextType>;
  ShopCheck?: ShopCheckResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  SlotWindow?: SlotWindowResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StartTourPayload?: StartTourPayloadResolvers<ContextType>;
  StockHistory?: StockHistoryResolvers<ContextType>;
  StockMove?: StockMoveResolvers<ContextType>;
  StopCountingPayload?: StopCountingPayloadResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreBanner?: StoreBannerResolvers<ContextType>;
  StoreContact?: StoreContactResolvers<ContextType>;
  StoreDelivery?: StoreDeliveryResolvers<ContextType>;
  StorePage?: StorePageResolvers<ContextType>;
  StoreReason?: StoreReasonResolvers<ContextType>;
  StoreReasons?: StoreReasonsResolvers<ContextType>;
  SubscribePayload?: SubscribePayloadResolvers<ContextType>;
  Subscriber?: SubscriberResolvers<ContextType>;
  SubscriberConnection?: SubscriberConnectionResolvers<ContextType>;
  SubscriberEdge?: SubscriberEdgeResolvers<ContextType>;
  Substitute?: SubstituteResolvers<ContextType>;
  Takings?: TakingsResolvers<ContextType>;
  TaxClass?: TaxClassResolvers<ContextType>;
  TestOrderSums?: TestOrderSumsResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  UnpaidOrders?: UnpaidOrdersResolvers<ContextType>;
  UnsubscribePayload?: UnsubscribePayloadResolvers<ContextType>;
  UpdateAddressPayload?: UpdateAddressPayloadResolvers<ContextType>;
  UpdateCartPayload?: UpdateCartPayloadResolvers<ContextType>;
  UpdateDepositTypePayload?: UpdateDepositTypePayloadResolvers<ContextType>;
  UpdateProductFoodPayload?: UpdateProductFoodPayloadResolvers<ContextType>;
  UpdateProductPayload?: UpdateProductPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateStorePayload?: UpdateStorePayloadResolvers<ContextType>;
  UpdateTeamMemberPayload?: UpdateTeamMemberPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  WeightReading?: WeightReadingResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalConnection?: WithdrawalConnectionResolvers<ContextType>;
  WithdrawalEdge?: WithdrawalEdgeResolvers<ContextType>;
  WithdrawalReceipt?: WithdrawalReceiptResolvers<ContextType>;
  WriteCustomerNotePayload?: WriteCustomerNotePayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  needs?: NeedsDirectiveResolver<any, any, ContextType>;
};
