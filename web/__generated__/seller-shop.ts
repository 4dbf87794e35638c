/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import { expandDocument, type CompactFragment } from '../shared/apollo/compact-document.ts';
import type * as Types from './inputs-and-enums.ts';

export type Banner_storeFragment = { __typename: 'Store', version: number | null, banner: { __typename: 'StoreBanner', from: string | null, heading: string | null, isShown: boolean, text: string | null, until: string | null, picture: { __typename: 'Image', url: string } | null } | null };

export type ShopBannerQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopBannerQuery = { store: { __typename: 'Store', version: number | null, banner: { __typename: 'StoreBanner', from: string | null, heading: string | null, isShown: boolean, text: string | null, until: string | null, picture: { __typename: 'Image', url: string } | null } | null } };

export type SaveBannerMutationVariables = Exact<{
  input: Types.UpdateStoreInput;
}>;


export type SaveBannerMutation = { updateStore: { __typename: 'UpdateStorePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, store: { __typename: 'Store', version: number | null, banner: { __typename: 'StoreBanner', from: string | null, heading: string | null, isShown: boolean, text: string | null, until: string | null, picture: { __typename: 'Image', url: string } | null } | null } } };

export type Delivery_deliveryFragment = { __typename: 'SellerDelivery', closedDays: Array<string>, daysAhead: number, version: number, areas: Array<{ __typename: 'DeliveryArea', fee: number, freeFrom: number | null, minimum: number, name: string, postalCodes: Array<string> }>, slotsAhead: Array<{ __typename: 'SellerSlot', id: string, capacity: number, end: string, isClosedDay: boolean, kind: Types.SlotKind, start: string, taken: number }>, windows: Array<{ __typename: 'SlotWindow', capacity: number, cutOffDaysBefore: number, cutOffTime: string, end: string, kind: Types.SlotKind, start: string, weekday: number }> };

export type SellerDeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerDeliveryQuery = { store: { __typename: 'Store', timeZone: string | null }, seller: { __typename: 'Seller', delivery: { __typename: 'SellerDelivery', closedDays: Array<string>, daysAhead: number, version: number, areas: Array<{ __typename: 'DeliveryArea', fee: number, freeFrom: number | null, minimum: number, name: string, postalCodes: Array<string> }>, slotsAhead: Array<{ __typename: 'SellerSlot', id: string, capacity: number, end: string, isClosedDay: boolean, kind: Types.SlotKind, start: string, taken: number }>, windows: Array<{ __typename: 'SlotWindow', capacity: number, cutOffDaysBefore: number, cutOffTime: string, end: string, kind: Types.SlotKind, start: string, weekday: number }> } | null } | null };

export type SaveDeliveryMutationVariables = Exact<{
  input: Types.SaveDeliveryInput;
}>;


export type SaveDeliveryMutation = { saveDelivery: { __typename: 'SaveDeliveryPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, delivery: { __typename: 'SellerDelivery', closedDays: Array<string>, daysAhead: number, version: number, areas: Array<{ __typename: 'DeliveryArea', fee: number, freeFrom: number | null, minimum: number, name: string, postalCodes: Array<string> }>, slotsAhead: Array<{ __typename: 'SellerSlot', id: string, capacity: number, end: string, isClosedDay: boolean, kind: Types.SlotKind, start: string, taken: number }>, windows: Array<{ __typename: 'SlotWindow', capacity: number, cutOffDaysBefore: number, cutOffTime: string, end: string, kind: Types.SlotKind, start: string, weekday: number }> } | null } };

export type SellerMailsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  state?: Types.MailState | null | undefined;
}>;


export type SellerMailsQuery = { seller: { __typename: 'Seller', mails: { __typename: 'MailConnection', nodes: Array<{ __typename: 'Mail', id: string, kind: Types.MailKind | null, orderNumber: string | null, recipient: string | null, state: Types.MailState, tries: number, fault: string | null, createdAt: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } | null } | null };

export type ResendMailMutationVariables = Exact<{
  input: Types.ResendMailInput;
}>;


export type ResendMailMutation = { resendMail: { __typename: 'ResendMailPayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, mail: { __typename: 'Mail', id: string, kind: Types.MailKind | null, orderNumber: string | null, recipient: string | null, state: Types.MailState, tries: number, fault: string | null, createdAt: string } | null } };

export type Mails_mailFragment = { __typename: 'Mail', id: string, kind: Types.MailKind | null, orderNumber: string | null, recipient: string | null, state: Types.MailState, tries: number, fault: string | null, createdAt: string };

export type ShopForm_storeFragment = { __typename: 'Store', version: number | null, name: string, openingHours: string | null, deliveryPromise: string | null, timeZone: string | null, taxText: string | null, contact: { __typename: 'StoreContact', email: string | null, phone: string | null, address: string | null } | null, currency: { __typename: 'Currency', code: string | null }, reasons: { __typename: 'StoreReasons', heading: string | null, list: Array<{ __typename: 'StoreReason', title: string, text: string | null }> } | null, socialLinks: Array<{ __typename: 'SocialLink', label: string, url: string }> | null, pages: Array<{ __typename: 'StorePage', slug: string, text: string }> | null, logo: { __typename: 'Image', url: string, width: number | null, height: number | null } | null };

export type SellerShopQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerShopQuery = { store: { __typename: 'Store', version: number | null, name: string, openingHours: string | null, deliveryPromise: string | null, timeZone: string | null, taxText: string | null, contact: { __typename: 'StoreContact', email: string | null, phone: string | null, address: string | null } | null, currency: { __typename: 'Currency', code: string | null }, reasons: { __typename: 'StoreReasons', heading: string | null, list: Array<{ __typename: 'StoreReason', title: string, text: string | null }> } | null, socialLinks: Array<{ __typename: 'SocialLink', label: string, url: string }> | null, pages: Array<{ __typename: 'StorePage', slug: string, text: string }> | null, logo: { __typename: 'Image', url: string, width: number | null, height: number | null } | null } };

export type UpdateShopMutationVariables = Exact<{
  input: Types.UpdateStoreInput;
}>;


export type UpdateShopMutation = { updateStore: { __typename: 'UpdateStorePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, store: { __typename: 'Store', version: number | null, name: string, openingHours: string | null, deliveryPromise: string | null, timeZone: string | null, taxText: string | null, contact: { __typename: 'StoreContact', email: string | null, phone: string | null, address: string | null } | null, currency: { __typename: 'Currency', code: string | null }, reasons: { __typename: 'StoreReasons', heading: string | null, list: Array<{ __typename: 'StoreReason', title: string, text: string | null }> } | null, socialLinks: Array<{ __typename: 'SocialLink', label: string, url: string }> | null, pages: Array<{ __typename: 'StorePage', slug: string, text: string }> | null, logo: { __typename: 'Image', url: string, width: number | null, height: number | null } | null } } };

export type SubscribersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  isExport?: boolean | null | undefined;
}>;


export type SubscribersQuery = { seller: { __typename: 'Seller', subscribers: { __typename: 'SubscriberConnection', totalCount: number, waitingCount: number | null, nodes: Array<{ __typename: 'Subscriber', email: string, subscribedAt: string | null, confirmedAt: string | null, unsubscribeUrl: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } | null } | null };

export type FoodFactsRequiredQueryVariables = Exact<{ [key: string]: never; }>;


export type FoodFactsRequiredQuery = { store: { __typename: 'Store', version: number | null, requiresFoodFacts: boolean | null } };

export type RequireFoodFactsMutationVariables = Exact<{
  input: Types.UpdateStoreInput;
}>;


export type RequireFoodFactsMutation = { updateStore: { __typename: 'UpdateStorePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, store: { __typename: 'Store', version: number | null, requiresFoodFacts: boolean | null } } };

export type FoodSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type FoodSettingsQuery = { store: { __typename: 'Store', version: number | null, nonFoodCategories: Array<string> | null, originDays: number | null, produceCategories: Array<string> | null } };

export type SaveFoodSettingsMutationVariables = Exact<{
  input: Types.UpdateStoreInput;
}>;


export type SaveFoodSettingsMutation = { updateStore: { __typename: 'UpdateStorePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, store: { __typename: 'Store', version: number | null, nonFoodCategories: Array<string> | null, originDays: number | null, produceCategories: Array<string> | null } } };

export type GuestOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type GuestOrdersQuery = { store: { __typename: 'Store', version: number | null, guestOrders: Types.GuestOrders | null } };

export type SaveGuestOrdersMutationVariables = Exact<{
  input: Types.UpdateStoreInput;
}>;


export type SaveGuestOrdersMutation = { updateStore: { __typename: 'UpdateStorePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode }>, store: { __typename: 'Store', version: number | null, guestOrders: Types.GuestOrders | null } } };

export type ShopTaxQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopTaxQuery = { store: { __typename: 'Store', version: number | null, feeTax: Types.FeeTax | null, depositTax: Types.DepositTax | null, taxMode: Types.TaxMode | null, taxNumber: string | null, taxClasses: Array<{ __typename: 'TaxClass', code: Types.TaxClassCode, name: string, rate: number }> | null } };

export type ShopTax_storeFragment = { __typename: 'Store', version: number | null, feeTax: Types.FeeTax | null, depositTax: Types.DepositTax | null, taxMode: Types.TaxMode | null, taxNumber: string | null, taxClasses: Array<{ __typename: 'TaxClass', code: Types.TaxClassCode, name: string, rate: number }> | null };

export type UpdateTaxMutationVariables = Exact<{
  tax: Types.TaxInput;
  ifVersion?: number | null | undefined;
}>;


export type UpdateTaxMutation = { updateStore: { __typename: 'UpdateStorePayload', success: boolean, message: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }>, store: { __typename: 'Store', version: number | null, feeTax: Types.FeeTax | null, depositTax: Types.DepositTax | null, taxMode: Types.TaxMode | null, taxNumber: string | null, taxClasses: Array<{ __typename: 'TaxClass', code: Types.TaxClassCode, name: string, rate: number }> | null } } };

export type FoodFacts_foodFragment = { __typename: 'FoodFacts', alcohol: number | null, allergens: Array<Types.Allergen> | null, checkedAt: string | null, ingredients: string | null, legalName: string | null, brand: string | null, mayContain: Array<Types.Allergen>, organicCode: string | null, origins: Array<string>, qualityClass: string | null, storage: string | null, use: string | null, variety: string | null, version: number, maker: { __typename: 'FoodMaker', address: string, name: string } | null, nutrition: { __typename: 'Nutrition', basis: Types.NutritionBasis, carbohydrate: number, energyKcal: number, energyKj: number, fat: number, fibre: number | null, protein: number, salt: number, saturates: number, sugars: number } | null };

export type MyOrder_orderFragment = { __typename: 'Order', canChangeWishes: boolean | null, payment: Types.PaymentMethod | null, stopsBefore: number | null, substitution: Types.SubstitutionWish | null, id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, taxes: Array<{ __typename: 'IncludedTax', net: number, amount: number, name: string, rate: number }> | null, items: Array<{ __typename: 'OrderItem', productId: string | null, substitution: Types.SubstitutionWish | null, weight: string | null, foodVersion: number | null, name: string | null, quantity: number, unitPrice: number | null, portionGrams: number | null, sizePrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null, product: { __typename: 'Product', id: string, category: { __typename: 'Category', slug: string } | null } | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, joinedBy: Array<{ __typename: 'NamedOrder', id: string, number: string }> | null, joins: { __typename: 'NamedOrder', id: string, number: string } | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderFacts_orderFragment = { __typename: 'Order', id: string, amount: number, createdAt: string | null, deposits: number | null, isPaid: boolean, noteToCourier: string | null, noteToShop: string | null, number: string, paymentText: string, shipping: number | null, status: string | null, subtotal: number | null, tax: number | null, withdrawnAt: string | null, actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, joinedBy: Array<{ __typename: 'NamedOrder', id: string, number: string }> | null, joins: { __typename: 'NamedOrder', id: string, number: string } | null, slot: { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string } | null, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, rate: number }> | null, address: { __typename: 'DeliveryAddress', city: string, country: string, firstName: string, lastName: string, phone: string, postalCode: string | null, state: string, street: string } | null, items: Array<{ __typename: 'OrderItem', foodVersion: number | null, name: string | null, productId: string | null, quantity: number, unitPrice: number | null, portionGrams: number | null, image: { __typename: 'Image', url: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null }>, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type OrderLife_orderFragment = { __typename: 'Order', actions: Array<Types.OrderAction> | null, paid: number | null, refundable: number | null, refunded: number | null, stage: Types.OrderStage | null, version: number | null, afterRefunds: { __typename: 'OrderAfterRefunds', amount: number, tax: number, taxes: Array<{ __typename: 'IncludedTax', amount: number, name: string, net: number, rate: number }> } | null, settled: { __typename: 'SettledOrder', amount: number, deposits: number | null, subtotal: number, tax: number } | null, refunds: Array<{ __typename: 'OrderRefund', amount: number, at: string, positions: Array<number> | null, reason: string | null, state: Types.RefundState }> | null, timeline: Array<{ __typename: 'OrderEvent', at: string, note: string | null, stage: Types.OrderStage }> | null };

export type PickedItem_itemFragment = { __typename: 'OrderItem', portionGrams: number | null, quantity: number, unitPrice: number | null, picked: { __typename: 'PickedGoods', amount: number, grams: number | null, quantity: number, reason: Types.ShortReason | null, substitute: { __typename: 'Substitute', name: string, productId: string } | null } | null };

export type OrderSlot_slotFragment = { __typename: 'OrderSlot', id: string, end: string, kind: Types.SlotKind, start: string };

export type ProductCard_productFragment = { __typename: 'Product', id: string, name: string, price: number, offerPrice: number, referencePrice: number | null, expectedGrams: number | null, inStock: boolean, left: number | null, weight: string | null, category: { __typename: 'Category', slug: string, label: string } | null, deposit: { __typename: 'Deposit', amount: number } | null, image: { __typename: 'Image', url: string } | null, portion: { __typename: 'Portion', from: number, grams: number, to: number } | null, unitPrice: { __typename: 'UnitPrice', amount: number, per: Types.UnitPriceBasis } | null };

export type Address_addressFragment = { __typename: 'Address', id: string, firstName: string, lastName: string, street: string, city: string, state: string, postalCode: string | null, country: string, phone: string, email: string, isDefault: boolean | null };

export type Shopper_userFragment = { __typename: 'User', id: string, name: string, email: string, cart: { __typename: 'Cart', version: number | null, lines: Array<{ __typename: 'CartLine', productId: string, quantity: number }> } };

export type * from './inputs-and-enums.ts';
const Banner_storeFields: CompactFragment = ["Banner_store","Store","version",["banner","from","heading","isShown",["picture",["url",{"width":640}]],"text","until"]];
const Delivery_deliveryFields: CompactFragment = ["Delivery_delivery","SellerDelivery","closedDays","daysAhead","version",["areas","fee","freeFrom","minimum","name","postalCodes"],["slotsAhead","id","capacity","end","isClosedDay","kind","start","taken"],["windows","capacity","cutOffDaysBefore","cutOffTime","end","kind","start","weekday"]];
const Mails_mailFields: CompactFragment = ["Mails_mail","Mail","id","kind","orderNumber","recipient","state","tries","fault","createdAt"];
const ShopForm_storeFields: CompactFragment = ["ShopForm_store","Store","version","name",["contact","email","phone","address"],"openingHours","deliveryPromise",["currency","code"],"timeZone","taxText",["reasons","heading",["list","title","text"]],["socialLinks","label","url"],["pages","slug","text"],["logo","url","width","height"]];
const ShopTax_storeFields: CompactFragment = ["ShopTax_store","Store","version","feeTax","depositTax","taxMode","taxNumber",["taxClasses","code","name","rate"]];
export const ShopBannerDocument = /* @__PURE__ */ expandDocument<ShopBannerQuery, ShopBannerQueryVariables>("query", "ShopBanner", "6f404d27e10e42c4d95ea718d170c4fcf0de99bfd9e116f3b739daafdd1fff8f", {}, [["store","...Banner_store"]], Banner_storeFields);
export const useShopBannerQuery = (options?: useQuery.Options<ShopBannerQuery, ShopBannerQueryVariables>) => useQuery(ShopBannerDocument, options);
export const SaveBannerDocument = /* @__PURE__ */ expandDocument<SaveBannerMutation, SaveBannerMutationVariables>("mutation", "SaveBanner", "b6d2bd900de8e75155209a393d678e0b431a25f8f31f9af32a309dfdc0d3db11", {"input":"UpdateStoreInput!"}, [["updateStore",{"input":"$input"},"success","message",["errors","code","field","message"],["store","...Banner_store"]]], Banner_storeFields);
export const useSaveBannerMutation = (options?: useMutation.Options<SaveBannerMutation, SaveBannerMutationVariables>) => useMutation(SaveBannerDocument, options);
export const SellerDeliveryDocument = /* @__PURE__ */ expandDocument<SellerDeliveryQuery, SellerDeliveryQueryVariables>("query", "SellerDelivery", "b8a7e35df99c8bb2fc5352c6edd45e1f4dd5aa3ad18462fa565b1aabf58e916f", {}, [["store","timeZone"],["seller",["delivery","...Delivery_delivery"]]], Delivery_deliveryFields);
export const useSellerDeliveryQuery = (options?: useQuery.Options<SellerDeliveryQuery, SellerDeliveryQueryVariables>) => useQuery(SellerDeliveryDocument, options);
export const SaveDeliveryDocument = /* @__PURE__ */ expandDocument<SaveDeliveryMutation, SaveDeliveryMutationVariables>("mutation", "SaveDelivery", "25b10d89338b749a949436ae7fe50dae19500bf2830bf4fe8bb50996b5e3d335", {"input":"SaveDeliveryInput!"}, [["saveDelivery",{"input":"$input"},"success","message",["errors","code","field","message"],["delivery","...Delivery_delivery"]]], Delivery_deliveryFields);
export const useSaveDeliveryMutation = (options?: useMutation.Options<SaveDeliveryMutation, SaveDeliveryMutationVariables>) => useMutation(SaveDeliveryDocument, options);
export const SellerMailsDocument = /* @__PURE__ */ expandDocument<SellerMailsQuery, SellerMailsQueryVariables>("query", "SellerMails", "78b3cbf780f9558c31b1b11d9b87c817c647e2ea05d6708c4c868dcf54873870", {"first":"Int!","after":"String","state":"MailState"}, [["seller",["mails",{"first":"$first","after":"$after","state":"$state"},["nodes","...Mails_mail"],["pageInfo","endCursor","hasNextPage"]]]], Mails_mailFields);
export const useSellerMailsQuery = (options: useQuery.Options<SellerMailsQuery, SellerMailsQueryVariables> & ({ variables: SellerMailsQueryVariables } | { skip: true })) => useQuery(SellerMailsDocument, options);
export const ResendMailDocument = /* @__PURE__ */ expandDocument<ResendMailMutation, ResendMailMutationVariables>("mutation", "ResendMail", "4bf3a83bfc2a9d8fad8181395f1366b5c87afcc8e0b33532bafe973e46a2927e", {"input":"ResendMailInput!"}, [["resendMail",{"input":"$input"},"success","message",["errors","code"],["mail","...Mails_mail"]]], Mails_mailFields);
export const useResendMailMutation = (options?: useMutation.Options<ResendMailMutation, ResendMailMutationVariables>) => useMutation(ResendMailDocument, options);
export const SellerShopDocument = /* @__PURE__ */ expandDocument<SellerShopQuery, SellerShopQueryVariables>("query", "SellerShop", "52a0e05a34a4bc17e5a20df386e59ae27cd995022e31edeea314e16b7c07c3fa", {}, [["store","...ShopForm_store"]], ShopForm_storeFields);
export const useSellerShopQuery = (options?: useQuery.Options<SellerShopQuery, SellerShopQueryVariables>) => useQuery(SellerShopDocument, options);
export const UpdateShopDocument = /* @__PURE__ */ expandDocument<UpdateShopMutation, UpdateShopMutationVariables>("mutation", "UpdateShop", "e259c35cf747bc0d10a5b44874eb8bac03915a25cd32bff03e6d1da0c981b45b", {"input":"UpdateStoreInput!"}, [["updateStore",{"input":"$input"},"success","message",["errors","code","field","message"],["store","...ShopForm_store"]]], ShopForm_storeFields);
export const useUpdateShopMutation = (options?: useMutation.Options<UpdateShopMutation, UpdateShopMutationVariables>) => useMutation(UpdateShopDocument, options);
export const SubscribersDocument = /* @__PURE__ */ expandDocument<SubscribersQuery, SubscribersQueryVariables>("query", "Subscribers", "779f80c6a68d3c49b798bb038a1778696f2095072f3887bfbfd0a93140b82226", {"first":"Int!","after":"String","isExport":["Boolean",false]}, [["seller",["subscribers",{"first":"$first","after":"$after","isExport":"$isExport"},"totalCount","waitingCount",["nodes","email","subscribedAt","confirmedAt","unsubscribeUrl"],["pageInfo","endCursor","hasNextPage"]]]]);
export const useSubscribersQuery = (options: useQuery.Options<SubscribersQuery, SubscribersQueryVariables> & ({ variables: SubscribersQueryVariables } | { skip: true })) => useQuery(SubscribersDocument, options);
export const FoodFactsRequiredDocument = /* @__PURE__ */ expandDocument<FoodFactsRequiredQuery, FoodFactsRequiredQueryVariables>("query", "FoodFactsRequired", "4cbacde7eda44d6cd7e9b537357b46e76d313f36f93f22b5f6a1b60c285ad69a", {}, [["store","version","requiresFoodFacts"]]);
export const useFoodFactsRequiredQuery = (options?: useQuery.Options<FoodFactsRequiredQuery, FoodFactsRequiredQueryVariables>) => useQuery(FoodFactsRequiredDocument, options);
export const RequireFoodFactsDocument = /* @__PURE__ */ expandDocument<RequireFoodFactsMutation, RequireFoodFactsMutationVariables>("mutation", "RequireFoodFacts", "0e0cbcc7c34ef7fff7555dba94b334106ca96c04011308dd5c143229bbacf009", {"input":"UpdateStoreInput!"}, [["updateStore",{"input":"$input"},"success","message",["errors","code"],["store","version","requiresFoodFacts"]]]);
export const useRequireFoodFactsMutation = (options?: useMutation.Options<RequireFoodFactsMutation, RequireFoodFactsMutationVariables>) => useMutation(RequireFoodFactsDocument, options);
export const FoodSettingsDocument = /* @__PURE__ */ expandDocument<FoodSettingsQuery, FoodSettingsQueryVariables>("query", "FoodSettings", "ec9f64b734daa237ce34469a28037a7b5b0b0e4484c4d321ac3c14c80c9ccf71", {}, [["store","version","nonFoodCategories","originDays","produceCategories"]]);
export const useFoodSettingsQuery = (options?: useQuery.Options<FoodSettingsQuery, FoodSettingsQueryVariables>) => useQuery(FoodSettingsDocument, options);
export const SaveFoodSettingsDocument = /* @__PURE__ */ expandDocument<SaveFoodSettingsMutation, SaveFoodSettingsMutationVariables>("mutation", "SaveFoodSettings", "3f1f440163c216db54f4872ffe8cf1fe3beff56b117f45bff95b1b2bbe432a4f", {"input":"UpdateStoreInput!"}, [["updateStore",{"input":"$input"},"success","message",["errors","code"],["store","version","nonFoodCategories","originDays","produceCategories"]]]);
export const useSaveFoodSettingsMutation = (options?: useMutation.Options<SaveFoodSettingsMutation, SaveFoodSettingsMutationVariables>) => useMutation(SaveFoodSettingsDocument, options);
export const GuestOrdersDocument = /* @__PURE__ */ expandDocument<GuestOrdersQuery, GuestOrdersQueryVariables>("query", "GuestOrders", "5b58ad5696c5183a3495c453d7aa484109445fcf2954b0ebe84b9ca62c4cd992", {}, [["store","version","guestOrders"]]);
export const useGuestOrdersQuery = (options?: useQuery.Options<GuestOrdersQuery, GuestOrdersQueryVariables>) => useQuery(GuestOrdersDocument, options);
export const SaveGuestOrdersDocument = /* @__PURE__ */ expandDocument<SaveGuestOrdersMutation, SaveGuestOrdersMutationVariables>("mutation", "SaveGuestOrders", "0399810c78d4dde56c5573722b6fa5b45a2c16ab366acd07c1938cea6ffbd43e", {"input":"UpdateStoreInput!"}, [["updateStore",{"input":"$input"},"success","message",["errors","code"],["store","version","guestOrders"]]]);
export const useSaveGuestOrdersMutation = (options?: useMutation.Options<SaveGuestOrdersMutation, SaveGuestOrdersMutationVariables>) => useMutation(SaveGuestOrdersDocument, options);
export const ShopTaxDocument = /* @__PURE__ */ expandDocument<ShopTaxQuery, ShopTaxQueryVariables>("query", "ShopTax", "954e53d3fb7d6e8c1104b76583296439a6d1b5f60699cf86766aa7ad8ab9579e", {}, [["store","...ShopTax_store"]], ShopTax_storeFields);
export const useShopTaxQuery = (options?: useQuery.Options<ShopTaxQuery, ShopTaxQueryVariables>) => useQuery(ShopTaxDocument, options);
export const UpdateTaxDocument = /* @__PURE__ */ expandDocument<UpdateTaxMutation, UpdateTaxMutationVariables>("mutation", "UpdateTax", "180f4677d0fcc418b1fe87abff6ff4c252d44f1c3caaa995af4d159a96f7e3e2", {"tax":"TaxInput!","ifVersion":"Int"}, [["updateStore",{"input":{"tax":"$tax","ifVersion":"$ifVersion"}},"success","message",["errors","code","field","message"],["store","...ShopTax_store"]]], ShopTax_storeFields);
export const useUpdateTaxMutation = (options?: useMutation.Options<UpdateTaxMutation, UpdateTaxMutationVariables>) => useMutation(UpdateTaxDocument, options);