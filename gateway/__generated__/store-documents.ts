/* Written by `npm run codegen` from contract/store.openapi.json. */
import {
  allergens,
  type Allergen,
  depositKinds,
  type DepositKind,
  depositPayouts,
  type DepositPayout,
  importRowKinds,
  type ImportRowKind,
  lawScreens,
  type LawScreen,
  lawStates,
  type LawState,
  mailKinds,
  type MailKind,
  mailStates,
  type MailState,
  nutritionBases,
  type NutritionBasis,
  shopCheckStates,
  type ShopCheckState,
  slotClosedReasons,
  type SlotClosedReason,
  slotKinds,
  type SlotKind,
  staffRoles,
  type StaffRole,
  stockMoveKinds,
  type StockMoveKind,
  taxClassCodes,
  type TaxClassCode,
} from '#common/__generated__/contract.ts';
import {
  toBoolean,
  toDay,
  toFinite,
  toInteger,
  toList,
  toMoment,
  toNumberText,
  toObject,
  toPlainText,
  toRecord,
} from '../documents/contract-values.ts';
import { toId, toOneOf, toOptionalText } from '../documents/read-values.ts';

/** @public */
export interface BestSeller {
  productId: string;
  /** The name at the time of an order. */
  name: string;
  quantity: number;
  /** At the prices of the orders, without tax. */
  amount: number;
}

/** @public */
export const readBestSeller = (value: unknown): BestSeller | undefined =>
  toObject(value, (object) => {
    const productIdValue = toId(object['productId']);
    if (productIdValue === undefined) return undefined;
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const quantityValue = toInteger(object['quantity'], { minimum: 0 });
    if (quantityValue === undefined) return undefined;
    const amountValue = toFinite(object['amount']);
    if (amountValue === undefined) return undefined;
    return { productId: productIdValue, name: nameValue, quantity: quantityValue, amount: amountValue };
  });

/** @public */
export interface BulkChange {
  id: string;
  name: string;
  /** Before the change. */
  version: number;
  before: { price: number; offerPrice: number };
  after: { price: number; offerPrice: number };
}

/** @public */
export const readBulkChange = (value: unknown): BulkChange | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const versionValue = toInteger(object['version']);
    if (versionValue === undefined) return undefined;
    const beforeValue = toObject(object['before'], (object) => {
      const priceValue = toFinite(object['price'], { minimum: 0 });
      if (priceValue === undefined) return undefined;
      const offerPriceValue = toFinite(object['offerPrice'], { minimum: 0 });
      if (offerPriceValue === undefined) return undefined;
      return { price: priceValue, offerPrice: offerPriceValue };
    });
    if (beforeValue === undefined) return undefined;
    const afterValue = toObject(object['after'], (object) => {
      const priceValue = toFinite(object['price'], { minimum: 0 });
      if (priceValue === undefined) return undefined;
      const offerPriceValue = toFinite(object['offerPrice'], { minimum: 0 });
      if (offerPriceValue === undefined) return undefined;
      return { price: priceValue, offerPrice: offerPriceValue };
    });
    if (afterValue === undefined) return undefined;
    return { id: idValue, name: nameValue, version: versionValue, before: beforeValue, after: afterValue };
  });

/** @public */
export interface Category {
  /** The category in addresses. It stays when the category is renamed. */
  slug: string;
  /** The category of its products. */
  name: string;
  /** Its absolute URL, and its size in pixels where it is known. */
  picture: { url: string; width: number | null; height: number | null } | null;
  /** False for the seven of the REST contract. */
  isOwn: boolean;
  /** The name that people see of one of the seven, when the owner has renamed it; else null. */
  label: string | null;
  /** All its products, in stock or not. */
  productCount: number;
}

/** @public */
export const readCategory = (value: unknown): Category | undefined =>
  toObject(value, (object) => {
    const slugValue = toOptionalText(object['slug']) ?? undefined;
    if (slugValue === undefined) return undefined;
    const nameValue = toOptionalText(object['name']) ?? undefined;
    if (nameValue === undefined) return undefined;
    const isOwnValue = toBoolean(object['isOwn']);
    if (isOwnValue === undefined) return undefined;
    const productCountValue = toInteger(object['productCount'], { minimum: 0 });
    if (productCountValue === undefined) return undefined;
    return {
      slug: slugValue,
      name: nameValue,
      picture:
        toObject(object['picture'], (object) => {
          const urlValue = toOptionalText(object['url']) ?? undefined;
          if (urlValue === undefined) return undefined;
          return {
            url: urlValue,
            width: toInteger(object['width'], { minimum: 1 }) ?? null,
            height: toInteger(object['height'], { minimum: 1 }) ?? null,
          };
        }) ?? null,
      isOwn: isOwnValue,
      label: toOptionalText(object['label']),
      productCount: productCountValue,
    };
  });

/** @public */
export interface Customer {
  id: string;
  name: string;
  /** The email for mails; null when the shop knows none. */
  email: string | null;
  /** The phone of the newest order. */
  phone: string;
  /** Whether the customer has no account. */
  isGuest: boolean;
  orderCount: number;
  lastOrderAt: string;
  /** The sum of the orders that are neither paid nor cancelled. */
  open: number;
}

/** @public */
export const readCustomer = (value: unknown): Customer | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const phoneValue = toPlainText(object['phone']);
    if (phoneValue === undefined) return undefined;
    const isGuestValue = toBoolean(object['isGuest']);
    if (isGuestValue === undefined) return undefined;
    const orderCountValue = toInteger(object['orderCount']);
    if (orderCountValue === undefined) return undefined;
    const lastOrderAtValue = toMoment(object['lastOrderAt']);
    if (lastOrderAtValue === undefined) return undefined;
    const openValue = toFinite(object['open']);
    if (openValue === undefined) return undefined;
    return {
      id: idValue,
      name: nameValue,
      email: toOptionalText(object['email']),
      phone: phoneValue,
      isGuest: isGuestValue,
      orderCount: orderCountValue,
      lastOrderAt: lastOrderAtValue,
      open: openValue,
    };
  });

/** @public */
export interface DeliveryArea {
  name: string;
  /** In currency units. */
  fee: number;
  /** The sum of the products from which delivery is free. */
  freeFrom: number | null;
  /** The least sum of the products. */
  minimum: number;
  postalCodes: string[];
}

/** @public */
export const readDeliveryArea = (value: unknown): DeliveryArea | undefined =>
  toObject(value, (object) => {
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const feeValue = toFinite(object['fee'], { minimum: 0 });
    if (feeValue === undefined) return undefined;
    const freeFromValue = object['freeFrom'] === null ? null : toFinite(object['freeFrom'], { minimum: 0 });
    if (freeFromValue === undefined) return undefined;
    const minimumValue = toFinite(object['minimum'], { minimum: 0 });
    if (minimumValue === undefined) return undefined;
    const postalCodesValue = toList(object['postalCodes'], (entry) => toPlainText(entry));
    if (postalCodesValue === undefined) return undefined;
    return {
      name: nameValue,
      fee: feeValue,
      freeFrom: freeFromValue,
      minimum: minimumValue,
      postalCodes: postalCodesValue,
    };
  });

/** @public */
export interface DeliveryPlan {
  /** Rises with each change. */
  version: number;
  daysAhead: number;
  windows: DeliveryWindow[];
  closedDays: string[];
  areas: DeliveryArea[];
}

/** @public */
export const readDeliveryPlan = (value: unknown): DeliveryPlan | undefined =>
  toObject(value, (object) => {
    const versionValue = toInteger(object['version'], { minimum: 0 });
    if (versionValue === undefined) return undefined;
    const daysAheadValue = toInteger(object['daysAhead'], { minimum: 1 });
    if (daysAheadValue === undefined) return undefined;
    const windowsValue = toList(object['windows'], (entry) => readDeliveryWindow(entry));
    if (windowsValue === undefined) return undefined;
    const closedDaysValue = toList(object['closedDays'], (entry) => toPlainText(entry));
    if (closedDaysValue === undefined) return undefined;
    const areasValue = toList(object['areas'], (entry) => readDeliveryArea(entry));
    if (areasValue === undefined) return undefined;
    return {
      version: versionValue,
      daysAhead: daysAheadValue,
      windows: windowsValue,
      closedDays: closedDaysValue,
      areas: areasValue,
    };
  });

/** @public */
export interface DeliveryWindow {
  kind: 'DELIVERY' | 'PICKUP';
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  start: string;
  end: string;
  capacity: number;
  cutOffTime: string;
  cutOffDaysBefore: number;
}

/** @public */
export const readDeliveryWindow = (value: unknown): DeliveryWindow | undefined =>
  toObject(value, (object) => {
    const kindValue = toOneOf(['DELIVERY', 'PICKUP'], object['kind']) ?? undefined;
    if (kindValue === undefined) return undefined;
    const weekdayValue = toInteger(object['weekday'], { minimum: 1, maximum: 7 });
    if (weekdayValue === undefined) return undefined;
    const startValue = toPlainText(object['start']);
    if (startValue === undefined) return undefined;
    const endValue = toPlainText(object['end']);
    if (endValue === undefined) return undefined;
    const capacityValue = toInteger(object['capacity'], { minimum: 0 });
    if (capacityValue === undefined) return undefined;
    const cutOffTimeValue = toPlainText(object['cutOffTime']);
    if (cutOffTimeValue === undefined) return undefined;
    const cutOffDaysBeforeValue = toInteger(object['cutOffDaysBefore'], { minimum: 0 });
    if (cutOffDaysBeforeValue === undefined) return undefined;
    return {
      kind: kindValue,
      weekday: weekdayValue,
      start: startValue,
      end: endValue,
      capacity: capacityValue,
      cutOffTime: cutOffTimeValue,
      cutOffDaysBefore: cutOffDaysBeforeValue,
    };
  });

/** @public */
export interface DeliverySlot {
  id: string;
  kind: SlotKind;
  start: string;
  end: string;
  cutOff: string;
  placesLeft: number;
  /** Why it cannot be chosen; NO_DELIVERY: the store does not deliver to the postal code. */
  closedBecause: SlotClosedReason | null;
}

/** @public */
export const readDeliverySlot = (value: unknown): DeliverySlot | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const kindValue = toOneOf(slotKinds, object['kind']) ?? undefined;
    if (kindValue === undefined) return undefined;
    const startValue = toMoment(object['start']);
    if (startValue === undefined) return undefined;
    const endValue = toMoment(object['end']);
    if (endValue === undefined) return undefined;
    const cutOffValue = toMoment(object['cutOff']);
    if (cutOffValue === undefined) return undefined;
    const placesLeftValue = toInteger(object['placesLeft'], { minimum: 0 });
    if (placesLeftValue === undefined) return undefined;
    const closedBecauseValue =
      object['closedBecause'] === null ? null : (toOneOf(slotClosedReasons, object['closedBecause']) ?? undefined);
    if (closedBecauseValue === undefined) return undefined;
    return {
      id: idValue,
      kind: kindValue,
      start: startValue,
      end: endValue,
      cutOff: cutOffValue,
      placesLeft: placesLeftValue,
      closedBecause: closedBecauseValue,
    };
  });

/** @public */
export interface DepositBalance {
  type: DepositType;
  /** Charged with orders, less what went back with their lines. */
  charged: number;
  /** Paid back for containers that came back. */
  returned: number;
  /** `charged` less `returned`. */
  open: number;
}

/** @public */
export const readDepositBalance = (value: unknown): DepositBalance | undefined =>
  toObject(value, (object) => {
    const typeValue = readDepositType(object['type']);
    if (typeValue === undefined) return undefined;
    const chargedValue = toFinite(object['charged']);
    if (chargedValue === undefined) return undefined;
    const returnedValue = toFinite(object['returned']);
    if (returnedValue === undefined) return undefined;
    const openValue = toFinite(object['open']);
    if (openValue === undefined) return undefined;
    return { type: typeValue, charged: chargedValue, returned: returnedValue, open: openValue };
  });

/** @public */
export interface DepositType {
  id: string;
  name: string;
  /** The deposit of one container. It never changes. */
  amount: number;
  kind: DepositKind;
  /** No product can get it any more. Containers still come back. */
  isArchived: boolean;
}

/** @public */
export const readDepositType = (value: unknown): DepositType | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const amountValue = toFinite(object['amount']);
    if (amountValue === undefined) return undefined;
    const kindValue = toOneOf(depositKinds, object['kind']) ?? undefined;
    if (kindValue === undefined) return undefined;
    const isArchivedValue = toBoolean(object['isArchived']);
    if (isArchivedValue === undefined) return undefined;
    return { id: idValue, name: nameValue, amount: amountValue, kind: kindValue, isArchived: isArchivedValue };
  });

/** @public */
export interface DepositReturn {
  id: string;
  type: string;
  count: number;
  amount: number;
  payout: DepositPayout;
  orderNumber: string | null;
  staffName: string | null;
  at: string;
}

/** @public */
export const readDepositReturn = (value: unknown): DepositReturn | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const typeValue = toPlainText(object['type']);
    if (typeValue === undefined) return undefined;
    const countValue = toInteger(object['count']);
    if (countValue === undefined) return undefined;
    const amountValue = toFinite(object['amount']);
    if (amountValue === undefined) return undefined;
    const payoutValue = toOneOf(depositPayouts, object['payout']) ?? undefined;
    if (payoutValue === undefined) return undefined;
    const atValue = toMoment(object['at']);
    if (atValue === undefined) return undefined;
    return {
      id: idValue,
      type: typeValue,
      count: countValue,
      amount: amountValue,
      payout: payoutValue,
      orderNumber: toNumberText(object['orderNumber']) ?? null,
      staffName: toOptionalText(object['staffName']),
      at: atValue,
    };
  });

/** @public */
export interface DeliveryTerms {
  name: string;
  /** In currency units. */
  fee: number;
  /** The sum of the products from which delivery is free. */
  freeFrom: number | null;
  /** The least sum of the products. */
  minimum: number;
}

/** @public */
export const readDeliveryTerms = (value: unknown): DeliveryTerms | undefined =>
  toObject(value, (object) => {
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const feeValue = toFinite(object['fee'], { minimum: 0 });
    if (feeValue === undefined) return undefined;
    const freeFromValue = object['freeFrom'] === null ? null : toFinite(object['freeFrom'], { minimum: 0 });
    if (freeFromValue === undefined) return undefined;
    const minimumValue = toFinite(object['minimum'], { minimum: 0 });
    if (minimumValue === undefined) return undefined;
    return { name: nameValue, fee: feeValue, freeFrom: freeFromValue, minimum: minimumValue };
  });

/** @public */
export interface Food {
  /** From 1; rises with every change of the facts, and when they are checked. */
  version: number;
  /** When a person confirmed these facts; null when nobody has since they changed. */
  checkedAt: string | null;
  legalName: string | null;
  brand: string | null;
  /** With `_` around each allergen, as in `_milk_`. */
  ingredients: string | null;
  /** Null: not stated. Empty: stated that it contains none of the 14. */
  allergens: Allergen[] | null;
  mayContain: Allergen[] | null;
  /** For 100 g or 100 ml; amounts in grams. */
  nutrition: {
    basis: NutritionBasis;
    energyKj: number;
    energyKcal: number;
    fat: number;
    saturates: number;
    carbohydrate: number;
    sugars: number;
    protein: number;
    salt: number;
    fibre: number | null;
  } | null;
  /** ISO 3166 codes of countries, or texts. */
  origins: string[] | null;
  qualityClass: string | null;
  variety: string | null;
  storage: string | null;
  use: string | null;
  maker: { name: string; address: string } | null;
  organicCode: string | null;
  /** Per cent by volume. */
  alcohol: number | null;
}

/** @public */
export const readFood = (value: unknown): Food | undefined =>
  toObject(value, (object) => {
    const versionValue = toInteger(object['version'], { minimum: 1 });
    if (versionValue === undefined) return undefined;
    return {
      version: versionValue,
      checkedAt: toMoment(object['checkedAt']) ?? null,
      legalName: toOptionalText(object['legalName']),
      brand: toOptionalText(object['brand']),
      ingredients: toOptionalText(object['ingredients']),
      allergens: toList(object['allergens'], (entry) => toOneOf(allergens, entry) ?? undefined) ?? null,
      mayContain: toList(object['mayContain'], (entry) => toOneOf(allergens, entry) ?? undefined) ?? null,
      nutrition:
        toObject(object['nutrition'], (object) => {
          const basisValue = toOneOf(nutritionBases, object['basis']) ?? undefined;
          if (basisValue === undefined) return undefined;
          const energyKjValue = toFinite(object['energyKj'], { minimum: 0 });
          if (energyKjValue === undefined) return undefined;
          const energyKcalValue = toFinite(object['energyKcal'], { minimum: 0 });
          if (energyKcalValue === undefined) return undefined;
          const fatValue = toFinite(object['fat'], { minimum: 0 });
          if (fatValue === undefined) return undefined;
          const saturatesValue = toFinite(object['saturates'], { minimum: 0 });
          if (saturatesValue === undefined) return undefined;
          const carbohydrateValue = toFinite(object['carbohydrate'], { minimum: 0 });
          if (carbohydrateValue === undefined) return undefined;
          const sugarsValue = toFinite(object['sugars'], { minimum: 0 });
          if (sugarsValue === undefined) return undefined;
          const proteinValue = toFinite(object['protein'], { minimum: 0 });
          if (proteinValue === undefined) return undefined;
          const saltValue = toFinite(object['salt'], { minimum: 0 });
          if (saltValue === undefined) return undefined;
          return {
            basis: basisValue,
            energyKj: energyKjValue,
            energyKcal: energyKcalValue,
            fat: fatValue,
            saturates: saturatesValue,
            carbohydrate: carbohydrateValue,
            sugars: sugarsValue,
            protein: proteinValue,
            salt: saltValue,
            fibre: toFinite(object['fibre'], { minimum: 0 }) ?? null,
          };
        }) ?? null,
      origins: toList(object['origins'], (entry) => toPlainText(entry)) ?? null,
      qualityClass: toOptionalText(object['qualityClass']),
      variety: toOptionalText(object['variety']),
      storage: toOptionalText(object['storage']),
      use: toOptionalText(object['use']),
      maker:
        toObject(object['maker'], (object) => {
          const nameValue = toPlainText(object['name']);
          if (nameValue === undefined) return undefined;
          const addressValue = toPlainText(object['address']);
          if (addressValue === undefined) return undefined;
          return { name: nameValue, address: addressValue };
        }) ?? null,
      organicCode: toOptionalText(object['organicCode']),
      alcohol: toFinite(object['alcohol'], { minimum: 0 }) ?? null,
    };
  });

/** @public */
export interface FoundFacts {
  name: string | null;
  /** As on the package, such as `500 g`. */
  size: string | null;
  brand: string | null;
  legalName: string | null;
  /** With `_` around each allergen, as in `_milk_`. */
  ingredients: string | null;
  /** Null when none is stated: that never means free of them. */
  allergens:
    | (
        | 'GLUTEN'
        | 'CRUSTACEANS'
        | 'EGGS'
        | 'FISH'
        | 'PEANUTS'
        | 'SOYBEANS'
        | 'MILK'
        | 'NUTS'
        | 'CELERY'
        | 'MUSTARD'
        | 'SESAME'
        | 'SULPHITES'
        | 'LUPIN'
        | 'MOLLUSCS'
      )[]
    | null;
  mayContain:
    | (
        | 'GLUTEN'
        | 'CRUSTACEANS'
        | 'EGGS'
        | 'FISH'
        | 'PEANUTS'
        | 'SOYBEANS'
        | 'MILK'
        | 'NUTS'
        | 'CELERY'
        | 'MUSTARD'
        | 'SESAME'
        | 'SULPHITES'
        | 'LUPIN'
        | 'MOLLUSCS'
      )[]
    | null;
  /** For 100 g or 100 ml; null when a value is missing. */
  nutrition: {
    basis: NutritionBasis;
    energyKj: number;
    energyKcal: number;
    fat: number;
    saturates: number;
    carbohydrate: number;
    sugars: number;
    protein: number;
    salt: number;
    fibre: number | null;
  } | null;
  origins: string[] | null;
  /** Of the control body, such as `DE-ÖKO-006`. */
  organicCode: string | null;
  isOrganic: boolean | null;
  /** Per cent by volume. */
  alcohol: number | null;
}

/** @public */
export const readFoundFacts = (value: unknown): FoundFacts | undefined =>
  toObject(value, (object) => {
    return {
      name: toOptionalText(object['name']),
      size: toOptionalText(object['size']),
      brand: toOptionalText(object['brand']),
      legalName: toOptionalText(object['legalName']),
      ingredients: toOptionalText(object['ingredients']),
      allergens:
        toList(
          object['allergens'],
          (entry) =>
            toOneOf(
              [
                'GLUTEN',
                'CRUSTACEANS',
                'EGGS',
                'FISH',
                'PEANUTS',
                'SOYBEANS',
                'MILK',
                'NUTS',
                'CELERY',
                'MUSTARD',
                'SESAME',
                'SULPHITES',
                'LUPIN',
                'MOLLUSCS',
              ],
              entry,
            ) ?? undefined,
        ) ?? null,
      mayContain:
        toList(
          object['mayContain'],
          (entry) =>
            toOneOf(
              [
                'GLUTEN',
                'CRUSTACEANS',
                'EGGS',
                'FISH',
                'PEANUTS',
                'SOYBEANS',
                'MILK',
                'NUTS',
                'CELERY',
                'MUSTARD',
                'SESAME',
                'SULPHITES',
                'LUPIN',
                'MOLLUSCS',
              ],
              entry,
            ) ?? undefined,
        ) ?? null,
      nutrition:
        toObject(object['nutrition'], (object) => {
          const basisValue = toOneOf(nutritionBases, object['basis']) ?? undefined;
          if (basisValue === undefined) return undefined;
          const energyKjValue = toInteger(object['energyKj'], { minimum: 0 });
          if (energyKjValue === undefined) return undefined;
          const energyKcalValue = toInteger(object['energyKcal'], { minimum: 0 });
          if (energyKcalValue === undefined) return undefined;
          const fatValue = toFinite(object['fat'], { minimum: 0 });
          if (fatValue === undefined) return undefined;
          const saturatesValue = toFinite(object['saturates'], { minimum: 0 });
          if (saturatesValue === undefined) return undefined;
          const carbohydrateValue = toFinite(object['carbohydrate'], { minimum: 0 });
          if (carbohydrateValue === undefined) return undefined;
          const sugarsValue = toFinite(object['sugars'], { minimum: 0 });
          if (sugarsValue === undefined) return undefined;
          const proteinValue = toFinite(object['protein'], { minimum: 0 });
          if (proteinValue === undefined) return undefined;
          const saltValue = toFinite(object['salt'], { minimum: 0 });
          if (saltValue === undefined) return undefined;
          return {
            basis: basisValue,
            energyKj: energyKjValue,
            energyKcal: energyKcalValue,
            fat: fatValue,
            saturates: saturatesValue,
            carbohydrate: carbohydrateValue,
            sugars: sugarsValue,
            protein: proteinValue,
            salt: saltValue,
            fibre: toFinite(object['fibre'], { minimum: 0 }) ?? null,
          };
        }) ?? null,
      origins: toList(object['origins'], (entry) => toPlainText(entry)) ?? null,
      organicCode: toOptionalText(object['organicCode']),
      isOrganic: toBoolean(object['isOrganic']) ?? null,
      alcohol: toFinite(object['alcohol'], { minimum: 0 }) ?? null,
    };
  });

/** @public */
export interface Guest {
  /** The typed email, to which mails about the order go. */
  email: string;
  /** Until then the order waits for the press on the mailed link, and then ends; null when it waits for none. */
  heldUntil: string | null;
  /** Whether the order waits for a press on this very link. */
  canConfirm: boolean;
  canCancel: boolean;
  /** Whether the order can join an account by this link: a mailed one, or any where the store sends no mails. */
  canKeep: boolean;
}

/** @public */
export const readGuest = (value: unknown): Guest | undefined =>
  toObject(value, (object) => {
    const emailValue = toPlainText(object['email']);
    if (emailValue === undefined) return undefined;
    const heldUntilValue = object['heldUntil'] === null ? null : toMoment(object['heldUntil']);
    if (heldUntilValue === undefined) return undefined;
    const canConfirmValue = toBoolean(object['canConfirm']);
    if (canConfirmValue === undefined) return undefined;
    const canCancelValue = toBoolean(object['canCancel']);
    if (canCancelValue === undefined) return undefined;
    const canKeepValue = toBoolean(object['canKeep']);
    if (canKeepValue === undefined) return undefined;
    return {
      email: emailValue,
      heldUntil: heldUntilValue,
      canConfirm: canConfirmValue,
      canCancel: canCancelValue,
      canKeep: canKeepValue,
    };
  });

/** @public */
export interface ImportColumn {
  /** The name in the first line of a file. */
  name: string;
  /** The name for people. A file may have it in its first line, too. */
  label: string;
  hint: string;
  /** A cell, as the shop’s spreadsheet writes it; may be empty. */
  example: string;
  /** What the column allows; empty where that is no short list. */
  values: string[];
  /** A new product needs it. */
  isRequired: boolean;
}

/** @public */
export const readImportColumn = (value: unknown): ImportColumn | undefined =>
  toObject(value, (object) => {
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const labelValue = toPlainText(object['label']);
    if (labelValue === undefined) return undefined;
    const hintValue = toPlainText(object['hint']);
    if (hintValue === undefined) return undefined;
    const exampleValue = toPlainText(object['example']);
    if (exampleValue === undefined) return undefined;
    const valuesValue = toList(object['values'], (entry) => toPlainText(entry));
    if (valuesValue === undefined) return undefined;
    const isRequiredValue = toBoolean(object['isRequired']);
    if (isRequiredValue === undefined) return undefined;
    return {
      name: nameValue,
      label: labelValue,
      hint: hintValue,
      example: exampleValue,
      values: valuesValue,
      isRequired: isRequiredValue,
    };
  });

/** @public */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  faulty: number;
}

/** @public */
export const readImportCounts = (value: unknown): ImportCounts | undefined =>
  toObject(value, (object) => {
    const addedValue = toInteger(object['added']);
    if (addedValue === undefined) return undefined;
    const changedValue = toInteger(object['changed']);
    if (changedValue === undefined) return undefined;
    const unchangedValue = toInteger(object['unchanged']);
    if (unchangedValue === undefined) return undefined;
    const faultyValue = toInteger(object['faulty']);
    if (faultyValue === undefined) return undefined;
    return { added: addedValue, changed: changedValue, unchanged: unchangedValue, faulty: faultyValue };
  });

/** @public */
export interface ImportHeader {
  place: number;
  text: string;
  column: string | null;
}

/** @public */
export const readImportHeader = (value: unknown): ImportHeader | undefined =>
  toObject(value, (object) => {
    const placeValue = toInteger(object['place']);
    if (placeValue === undefined) return undefined;
    const textValue = toPlainText(object['text']);
    if (textValue === undefined) return undefined;
    return { place: placeValue, text: textValue, column: toOptionalText(object['column']) };
  });

/** @public */
export interface ImportMatches {
  id: number;
  sku: number;
  gtin: number | null;
  name: number;
}

/** @public */
export const readImportMatches = (value: unknown): ImportMatches | undefined =>
  toObject(value, (object) => {
    const idValue = toInteger(object['id']);
    if (idValue === undefined) return undefined;
    const skuValue = toInteger(object['sku']);
    if (skuValue === undefined) return undefined;
    const nameValue = toInteger(object['name']);
    if (nameValue === undefined) return undefined;
    return { id: idValue, sku: skuValue, gtin: toInteger(object['gtin']) ?? null, name: nameValue };
  });

/** @public */
export interface ImportRow {
  /** The row as a spreadsheet numbers it: the first line of the file is row 1. */
  line: number;
  kind: ImportRowKind;
  name: string;
  /** The column by which the product was found; absent for a new one and a faulty row. */
  matchedBy: ('id' | 'sku' | 'gtin' | 'name') | null;
  changes: { field: string; was: string; becomes: string }[];
  faults: {
    /** The column; null for the whole row. */
    field: string | null;
    message: string;
  }[];
  /** How cells were read that could mean something else; absent for none. */
  notes: { field: string; message: string }[] | null;
}

/** @public */
export const readImportRow = (value: unknown): ImportRow | undefined =>
  toObject(value, (object) => {
    const lineValue = toInteger(object['line']);
    if (lineValue === undefined) return undefined;
    const kindValue = toOneOf(importRowKinds, object['kind']) ?? undefined;
    if (kindValue === undefined) return undefined;
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const changesValue = toList(object['changes'], (entry) =>
      toObject(entry, (object) => {
        const fieldValue = toPlainText(object['field']);
        if (fieldValue === undefined) return undefined;
        const wasValue = toPlainText(object['was']);
        if (wasValue === undefined) return undefined;
        const becomesValue = toPlainText(object['becomes']);
        if (becomesValue === undefined) return undefined;
        return { field: fieldValue, was: wasValue, becomes: becomesValue };
      }),
    );
    if (changesValue === undefined) return undefined;
    const faultsValue = toList(object['faults'], (entry) =>
      toObject(entry, (object) => {
        const messageValue = toPlainText(object['message']);
        if (messageValue === undefined) return undefined;
        return { field: toOptionalText(object['field']), message: messageValue };
      }),
    );
    if (faultsValue === undefined) return undefined;
    return {
      line: lineValue,
      kind: kindValue,
      name: nameValue,
      matchedBy: toOneOf(['id', 'sku', 'gtin', 'name'], object['matchedBy']) ?? null,
      changes: changesValue,
      faults: faultsValue,
      notes:
        toList(object['notes'], (entry) =>
          toObject(entry, (object) => {
            const fieldValue = toPlainText(object['field']);
            if (fieldValue === undefined) return undefined;
            const messageValue = toPlainText(object['message']);
            if (messageValue === undefined) return undefined;
            return { field: fieldValue, message: messageValue };
          }),
        ) ?? null,
    };
  });

/** @public */
export interface LawLine {
  id: string;
  title: string;
  /** Null for what only the server of the pages knows, such as whether they show a rating that nobody gave. */
  state: LawState | null;
  /** What does it, or what is missing. */
  note: string | null;
  /** The law and its article; absent when the law does not ask for it. */
  source: string | null;
  /** The day on which the source was read. */
  checkedAt: string | null;
  /** The part of the seller that mends it. */
  screen: LawScreen | null;
}

/** @public */
export const readLawLine = (value: unknown): LawLine | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const titleValue = toPlainText(object['title']);
    if (titleValue === undefined) return undefined;
    const stateValue = object['state'] === null ? null : (toOneOf(lawStates, object['state']) ?? undefined);
    if (stateValue === undefined) return undefined;
    const noteValue = object['note'] === null ? null : toPlainText(object['note']);
    if (noteValue === undefined) return undefined;
    return {
      id: idValue,
      title: titleValue,
      state: stateValue,
      note: noteValue,
      source: toOptionalText(object['source']),
      checkedAt: toDay(object['checkedAt']) ?? null,
      screen: toOneOf(lawScreens, object['screen']) ?? null,
    };
  });

/** @public */
export interface Mail {
  id: string;
  kind: MailKind | null;
  orderId: string | null;
  orderNumber: string | null;
  /** Null: the shop's own address. */
  recipient: string | null;
  state: MailState;
  tries: number;
  /** Why the last try failed. */
  fault: string | null;
  createdAt: string;
  sentAt: string | null;
  nextTryAt: string | null;
}

/** @public */
export const readMail = (value: unknown): Mail | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const stateValue = toOneOf(mailStates, object['state']) ?? undefined;
    if (stateValue === undefined) return undefined;
    const triesValue = toInteger(object['tries'], { minimum: 0 });
    if (triesValue === undefined) return undefined;
    const createdAtValue = toMoment(object['createdAt']);
    if (createdAtValue === undefined) return undefined;
    return {
      id: idValue,
      kind: toOneOf(mailKinds, object['kind']) ?? null,
      orderId: toId(object['orderId']) ?? null,
      orderNumber: toNumberText(object['orderNumber']) ?? null,
      recipient: toOptionalText(object['recipient']),
      state: stateValue,
      tries: triesValue,
      fault: toOptionalText(object['fault']),
      createdAt: createdAtValue,
      sentAt: toMoment(object['sentAt']) ?? null,
      nextTryAt: toMoment(object['nextTryAt']) ?? null,
    };
  });

/** @public */
export interface OwnCategory {
  /** The category in addresses. It stays when the category is renamed. */
  slug: string;
  /** The category of its products. */
  name: string;
  /** Its absolute URL, and its size in pixels where it is known. */
  picture: { url: string; width: number | null; height: number | null } | null;
}

/** @public */
export const readOwnCategory = (value: unknown): OwnCategory | undefined =>
  toObject(value, (object) => {
    const slugValue = toOptionalText(object['slug']) ?? undefined;
    if (slugValue === undefined) return undefined;
    const nameValue = toOptionalText(object['name']) ?? undefined;
    if (nameValue === undefined) return undefined;
    return {
      slug: slugValue,
      name: nameValue,
      picture:
        toObject(object['picture'], (object) => {
          const urlValue = toOptionalText(object['url']) ?? undefined;
          if (urlValue === undefined) return undefined;
          return {
            url: urlValue,
            width: toInteger(object['width'], { minimum: 1 }) ?? null,
            height: toInteger(object['height'], { minimum: 1 }) ?? null,
          };
        }) ?? null,
    };
  });

/** @public */
export interface PeriodTakings {
  /** Orders placed in the period, without cancelled ones. */
  placedCount: number;
  /** Their total amount. */
  placed: number;
  /** Paid online in the period. */
  card: number;
  /** Cash taken in the period. */
  cash: number;
  /** Paid back in the period, without refunds that failed. */
  refundedTotal: number;
  /** card and cash less refundedTotal. */
  net: number;
  /** The tax in net. */
  taxInNet: number;
  /** The part of taxInNet, and what it is part of, from orders whose prices include their taxes; highest rate first. */
  taxes: TaxOfRate[] | null;
  test: Takings;
  /** The deposits that moved in the period, by type. */
  deposits: DepositSums[] | null;
  /** What was paid back for containers in the period, by the kind of money. */
  depositPayouts: { payout: DepositPayout; amount: number }[] | null;
}

/** @public */
export const readPeriodTakings = (value: unknown): PeriodTakings | undefined =>
  toObject(value, (object) => {
    const placedCountValue = toInteger(object['placedCount'], { minimum: 0 });
    if (placedCountValue === undefined) return undefined;
    const placedValue = toFinite(object['placed']);
    if (placedValue === undefined) return undefined;
    const cardValue = toFinite(object['card']);
    if (cardValue === undefined) return undefined;
    const cashValue = toFinite(object['cash']);
    if (cashValue === undefined) return undefined;
    const refundedTotalValue = toFinite(object['refundedTotal']);
    if (refundedTotalValue === undefined) return undefined;
    const netValue = toFinite(object['net']);
    if (netValue === undefined) return undefined;
    const taxInNetValue = toFinite(object['taxInNet']);
    if (taxInNetValue === undefined) return undefined;
    const testValue = readTakings(object['test']);
    if (testValue === undefined) return undefined;
    return {
      placedCount: placedCountValue,
      placed: placedValue,
      card: cardValue,
      cash: cashValue,
      refundedTotal: refundedTotalValue,
      net: netValue,
      taxInNet: taxInNetValue,
      taxes: toList(object['taxes'], (entry) => readTaxOfRate(entry)) ?? null,
      test: testValue,
      deposits: toList(object['deposits'], (entry) => readDepositSums(entry)) ?? null,
      depositPayouts:
        toList(object['depositPayouts'], (entry) =>
          toObject(entry, (object) => {
            const payoutValue = toOneOf(depositPayouts, object['payout']) ?? undefined;
            if (payoutValue === undefined) return undefined;
            const amountValue = toFinite(object['amount']);
            if (amountValue === undefined) return undefined;
            return { payout: payoutValue, amount: amountValue };
          }),
        ) ?? null,
    };
  });

/** @public */
export interface TaxOfRate {
  name: string;
  /** In percent, such as 7 or 5.5. */
  rate: number;
  /** The tax. */
  amount: number;
  /** What the goods of this rate come to without it. */
  net: number;
}

/** @public */
export const readTaxOfRate = (value: unknown): TaxOfRate | undefined =>
  toObject(value, (object) => {
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const rateValue = toFinite(object['rate'], { minimum: 0 });
    if (rateValue === undefined) return undefined;
    const amountValue = toFinite(object['amount']);
    if (amountValue === undefined) return undefined;
    const netValue = toFinite(object['net']);
    if (netValue === undefined) return undefined;
    return { name: nameValue, rate: rateValue, amount: amountValue, net: netValue };
  });

/** @public */
export interface Takings {
  /** Orders placed in the period, without cancelled ones. */
  placedCount: number;
  /** Their total amount. */
  placed: number;
  /** Paid online in the period. */
  card: number;
  /** Cash taken in the period. */
  cash: number;
  /** Paid back in the period, without refunds that failed. */
  refundedTotal: number;
  /** card and cash less refundedTotal. */
  net: number;
  /** The tax in net. */
  taxInNet: number;
  /** The part of taxInNet, and what it is part of, from orders whose prices include their taxes; highest rate first. */
  taxes: TaxOfRate[] | null;
}

/** @public */
export const readTakings = (value: unknown): Takings | undefined =>
  toObject(value, (object) => {
    const placedCountValue = toInteger(object['placedCount'], { minimum: 0 });
    if (placedCountValue === undefined) return undefined;
    const placedValue = toFinite(object['placed']);
    if (placedValue === undefined) return undefined;
    const cardValue = toFinite(object['card']);
    if (cardValue === undefined) return undefined;
    const cashValue = toFinite(object['cash']);
    if (cashValue === undefined) return undefined;
    const refundedTotalValue = toFinite(object['refundedTotal']);
    if (refundedTotalValue === undefined) return undefined;
    const netValue = toFinite(object['net']);
    if (netValue === undefined) return undefined;
    const taxInNetValue = toFinite(object['taxInNet']);
    if (taxInNetValue === undefined) return undefined;
    return {
      placedCount: placedCountValue,
      placed: placedValue,
      card: cardValue,
      cash: cashValue,
      refundedTotal: refundedTotalValue,
      net: netValue,
      taxInNet: taxInNetValue,
      taxes: toList(object['taxes'], (entry) => readTaxOfRate(entry)) ?? null,
    };
  });

/** @public */
export interface DepositSums {
  type: string;
  name: string;
  /** Charged with orders, less what went back with their lines; in net. */
  charged: number;
  /** Paid back for containers that came back; not in net. */
  returned: number;
}

/** @public */
export const readDepositSums = (value: unknown): DepositSums | undefined =>
  toObject(value, (object) => {
    const typeValue = toPlainText(object['type']);
    if (typeValue === undefined) return undefined;
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const chargedValue = toFinite(object['charged']);
    if (chargedValue === undefined) return undefined;
    const returnedValue = toFinite(object['returned']);
    if (returnedValue === undefined) return undefined;
    return { type: typeValue, name: nameValue, charged: chargedValue, returned: returnedValue };
  });

/** @public */
export interface PriceMove {
  at: string;
  price: number;
  /** The price that shoppers pay from then on. */
  offerPrice: number;
  /** Null for the class A. */
  taxClass: TaxClassCode | null;
  /** Whether shoppers can buy it from then on. */
  isOnSale: boolean;
}

/** @public */
export const readPriceMove = (value: unknown): PriceMove | undefined =>
  toObject(value, (object) => {
    const atValue = toMoment(object['at']);
    if (atValue === undefined) return undefined;
    const priceValue = toFinite(object['price'], { minimum: 0 });
    if (priceValue === undefined) return undefined;
    const offerPriceValue = toFinite(object['offerPrice'], { minimum: 0 });
    if (offerPriceValue === undefined) return undefined;
    const isOnSaleValue = toBoolean(object['isOnSale']);
    if (isOnSaleValue === undefined) return undefined;
    return {
      at: atValue,
      price: priceValue,
      offerPrice: offerPriceValue,
      taxClass: toOneOf(taxClassCodes, object['taxClass']) ?? null,
      isOnSale: isOnSaleValue,
    };
  });

/** @public */
export interface Produce {
  id: string;
  /** ISO 3166 codes of countries, or texts. */
  origins: string[];
  /** When a person last stated or confirmed the origins; null without any. */
  originsAt: string | null;
  qualityClass: string | null;
  variety: string | null;
  /** At most 6 origins to choose from, the most recent first: those of the product before, or those of all these products when it had none. */
  usedOrigins: string[] | null;
}

/** @public */
export const readProduce = (value: unknown): Produce | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const originsValue = toList(object['origins'], (entry) => toPlainText(entry));
    if (originsValue === undefined) return undefined;
    return {
      id: idValue,
      origins: originsValue,
      originsAt: toMoment(object['originsAt']) ?? null,
      qualityClass: toOptionalText(object['qualityClass']),
      variety: toOptionalText(object['variety']),
      usedOrigins: toList(object['usedOrigins'], (entry) => toPlainText(entry)) ?? null,
    };
  });

/** @public */
export interface PromisedTime {
  kind: SlotKind;
  start: string;
  end: string;
  count: number;
}

/** @public */
export const readPromisedTime = (value: unknown): PromisedTime | undefined =>
  toObject(value, (object) => {
    const kindValue = toOneOf(slotKinds, object['kind']) ?? undefined;
    if (kindValue === undefined) return undefined;
    const startValue = toMoment(object['start']);
    if (startValue === undefined) return undefined;
    const endValue = toMoment(object['end']);
    if (endValue === undefined) return undefined;
    const countValue = toInteger(object['count'], { minimum: 0 });
    if (countValue === undefined) return undefined;
    return { kind: kindValue, start: startValue, end: endValue, count: countValue };
  });

/** @public */
export interface ShopChange {
  id: string;
  at: string;
  /** With the name at that time. */
  actor: { id: string | null; name: string };
  /** Such as PRODUCT_CHANGED. */
  action: string;
  subject: { kind: string; id: string | null; name: string };
  /** The fields that changed; null when there was nothing before. */
  before: Record<string, unknown> | null;
  /** The same fields after it; null when nothing is left. */
  after: Record<string, unknown> | null;
  /** How often. Downloads, reads of lists and failed logins of one person in one hour (UTC) are one entry, with the time of the last one in `at`. All others have 1. */
  times: number | null;
}

/** @public */
export const readShopChange = (value: unknown): ShopChange | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const atValue = toMoment(object['at']);
    if (atValue === undefined) return undefined;
    const actorValue = toObject(object['actor'], (object) => {
      const nameValue = toPlainText(object['name']);
      if (nameValue === undefined) return undefined;
      return { id: toId(object['id']) ?? null, name: nameValue };
    });
    if (actorValue === undefined) return undefined;
    const actionValue = toPlainText(object['action']);
    if (actionValue === undefined) return undefined;
    const subjectValue = toObject(object['subject'], (object) => {
      const kindValue = toPlainText(object['kind']);
      if (kindValue === undefined) return undefined;
      const nameValue = toPlainText(object['name']);
      if (nameValue === undefined) return undefined;
      return { kind: kindValue, id: toId(object['id']) ?? null, name: nameValue };
    });
    if (subjectValue === undefined) return undefined;
    return {
      id: idValue,
      at: atValue,
      actor: actorValue,
      action: actionValue,
      subject: subjectValue,
      before: toRecord(object['before']) ?? null,
      after: toRecord(object['after']) ?? null,
      times: toInteger(object['times'], { minimum: 1 }) ?? null,
    };
  });

/** @public */
export interface ShopCheck {
  /** Such as BACKUP. */
  id: string;
  title: string;
  state: ShopCheckState | null;
  /** Sentences for people. */
  note: string;
}

/** @public */
export const readShopCheck = (value: unknown): ShopCheck | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const titleValue = toPlainText(object['title']);
    if (titleValue === undefined) return undefined;
    const noteValue = toPlainText(object['note']);
    if (noteValue === undefined) return undefined;
    return {
      id: idValue,
      title: titleValue,
      state: toOneOf(shopCheckStates, object['state']) ?? null,
      note: noteValue,
    };
  });

/** @public */
export interface StaffSession {
  id: string;
  name: string | null;
  role: StaffRole;
  /** The password is a one-time password: see staff/password. */
  mustChangePassword: boolean;
}

/** @public */
export const readStaffSession = (value: unknown): StaffSession | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const roleValue = toOneOf(staffRoles, object['role']) ?? undefined;
    if (roleValue === undefined) return undefined;
    const mustChangePasswordValue = toBoolean(object['mustChangePassword']);
    if (mustChangePasswordValue === undefined) return undefined;
    return {
      id: idValue,
      name: toOptionalText(object['name']),
      role: roleValue,
      mustChangePassword: mustChangePasswordValue,
    };
  });

/** @public */
export interface Stock {
  productId: string;
  /** Pieces that can be sold. */
  onHand: number;
  /** Pieces that unpaid online orders hold. They are not on hand. */
  heldByUnpaid: number | null;
  /** The position of the newest move. */
  lastMove: number | null;
}

/** @public */
export const readStock = (value: unknown): Stock | undefined =>
  toObject(value, (object) => {
    const productIdValue = toId(object['productId']);
    if (productIdValue === undefined) return undefined;
    const onHandValue = toInteger(object['onHand']);
    if (onHandValue === undefined) return undefined;
    return {
      productId: productIdValue,
      onHand: onHandValue,
      heldByUnpaid: toInteger(object['heldByUnpaid']) ?? null,
      lastMove: toInteger(object['lastMove']) ?? null,
    };
  });

/** @public */
export interface StockMove {
  /** From 1, for each product. */
  position: number;
  kind: StockMoveKind;
  /** Pieces added; negative when taken. */
  change: number;
  /** Pieces on hand after it. */
  onHand: number;
  at: string;
  orderId: string | null;
  /** Of SOLD and RETURNED. */
  orderNumber: string | null;
  /** The member of staff who did it, by the name of that time. Null for shoppers and the store itself. */
  staffName: string | null;
  note: string | null;
}

/** @public */
export const readStockMove = (value: unknown): StockMove | undefined =>
  toObject(value, (object) => {
    const positionValue = toInteger(object['position']);
    if (positionValue === undefined) return undefined;
    const kindValue = toOneOf(stockMoveKinds, object['kind']) ?? undefined;
    if (kindValue === undefined) return undefined;
    const changeValue = toInteger(object['change']);
    if (changeValue === undefined) return undefined;
    const onHandValue = toInteger(object['onHand']);
    if (onHandValue === undefined) return undefined;
    const atValue = toMoment(object['at']);
    if (atValue === undefined) return undefined;
    return {
      position: positionValue,
      kind: kindValue,
      change: changeValue,
      onHand: onHandValue,
      at: atValue,
      orderId: toId(object['orderId']) ?? null,
      orderNumber: toNumberText(object['orderNumber']) ?? null,
      staffName: toOptionalText(object['staffName']),
      note: toOptionalText(object['note']),
    };
  });

/** @public */
export interface Subscriber {
  email: string;
  subscribedAt: string | null;
  /** When the link in the mail was used. */
  confirmedAt: string | null;
  /** For newsletter/unsubscribe. */
  unsubscribeToken: string;
}

/** @public */
export const readSubscriber = (value: unknown): Subscriber | undefined =>
  toObject(value, (object) => {
    const emailValue = toOptionalText(object['email']) ?? undefined;
    if (emailValue === undefined) return undefined;
    const unsubscribeTokenValue = toOptionalText(object['unsubscribeToken']) ?? undefined;
    if (unsubscribeTokenValue === undefined) return undefined;
    return {
      email: emailValue,
      subscribedAt: toMoment(object['subscribedAt']) ?? null,
      confirmedAt: toMoment(object['confirmedAt']) ?? null,
      unsubscribeToken: unsubscribeTokenValue,
    };
  });

/** @public */
export interface TakenSlot {
  id: string;
  kind: SlotKind;
  start: string;
  end: string;
  cutOff: string;
  capacity: number;
  taken: number;
  isClosedDay: boolean;
}

/** @public */
export const readTakenSlot = (value: unknown): TakenSlot | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const kindValue = toOneOf(slotKinds, object['kind']) ?? undefined;
    if (kindValue === undefined) return undefined;
    const startValue = toMoment(object['start']);
    if (startValue === undefined) return undefined;
    const endValue = toMoment(object['end']);
    if (endValue === undefined) return undefined;
    const cutOffValue = toMoment(object['cutOff']);
    if (cutOffValue === undefined) return undefined;
    const capacityValue = toInteger(object['capacity'], { minimum: 0 });
    if (capacityValue === undefined) return undefined;
    const takenValue = toInteger(object['taken'], { minimum: 0 });
    if (takenValue === undefined) return undefined;
    const isClosedDayValue = toBoolean(object['isClosedDay']);
    if (isClosedDayValue === undefined) return undefined;
    return {
      id: idValue,
      kind: kindValue,
      start: startValue,
      end: endValue,
      cutOff: cutOffValue,
      capacity: capacityValue,
      taken: takenValue,
      isClosedDay: isClosedDayValue,
    };
  });

/** @public */
export interface TeamMember {
  id: string;
  name: string | null;
  email: string;
  role: StaffRole;
  /** The login of the settings: it cannot be changed here. */
  isFirstOwner: boolean;
  /** May log in. */
  isActive: boolean;
  /** Has not yet changed the one-time password. */
  mustChangePassword: boolean;
}

/** @public */
export const readTeamMember = (value: unknown): TeamMember | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const emailValue = toPlainText(object['email']);
    if (emailValue === undefined) return undefined;
    const roleValue = toOneOf(staffRoles, object['role']) ?? undefined;
    if (roleValue === undefined) return undefined;
    const isFirstOwnerValue = toBoolean(object['isFirstOwner']);
    if (isFirstOwnerValue === undefined) return undefined;
    const isActiveValue = toBoolean(object['isActive']);
    if (isActiveValue === undefined) return undefined;
    const mustChangePasswordValue = toBoolean(object['mustChangePassword']);
    if (mustChangePasswordValue === undefined) return undefined;
    return {
      id: idValue,
      name: toOptionalText(object['name']),
      email: emailValue,
      role: roleValue,
      isFirstOwner: isFirstOwnerValue,
      isActive: isActiveValue,
      mustChangePassword: mustChangePasswordValue,
    };
  });

/** @public */
export interface Withdrawal {
  id: string;
  receivedAt: string;
  /** The order with that number and email; null when there is none. */
  orderId: string | null;
  /** As it was typed. */
  orderNumber: string;
  /** Empty, like email and goods, when the account was deleted. */
  name: string;
  email: string;
  /** Empty for the whole order. */
  goods: string | null;
  /** When the seller noted that it is answered; null until then. */
  answeredAt: string | null;
}

/** @public */
export const readWithdrawal = (value: unknown): Withdrawal | undefined =>
  toObject(value, (object) => {
    const idValue = toId(object['id']);
    if (idValue === undefined) return undefined;
    const receivedAtValue = toMoment(object['receivedAt']);
    if (receivedAtValue === undefined) return undefined;
    const orderNumberValue = toNumberText(object['orderNumber']);
    if (orderNumberValue === undefined) return undefined;
    const nameValue = toPlainText(object['name']);
    if (nameValue === undefined) return undefined;
    const emailValue = toPlainText(object['email']);
    if (emailValue === undefined) return undefined;
    return {
      id: idValue,
      receivedAt: receivedAtValue,
      orderId: toId(object['orderId']) ?? null,
      orderNumber: orderNumberValue,
      name: nameValue,
      email: emailValue,
      goods: toOptionalText(object['goods']),
      answeredAt: toMoment(object['answeredAt']) ?? null,
    };
  });

/** @public */
export interface WithdrawalReceipt {
  receivedAt: string;
  /** Whether a mail to the typed email repeats it. */
  isMailed: boolean | null;
}

/** @public */
export const readWithdrawalReceipt = (value: unknown): WithdrawalReceipt | undefined =>
  toObject(value, (object) => {
    const receivedAtValue = toMoment(object['receivedAt']);
    if (receivedAtValue === undefined) return undefined;
    return { receivedAt: receivedAtValue, isMailed: toBoolean(object['isMailed']) ?? null };
  });
