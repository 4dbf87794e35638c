import { z } from 'zod';
import { allergens } from '#common/allergens.ts';
import { shortReasons, substitutionWishes } from '#backend/rules/line-picks.ts';
import { depositKinds, depositPayouts } from '#backend/rules/deposits.ts';
import { depositTaxes, feeTaxes, taxClassCodes } from '#backend/rules/money.ts';
import { orderPaymentStates } from '#backend/rules/order-money.ts';
import { packUnits } from '#backend/rules/pack-size.ts';
import { closedReasons, slotKinds } from '#backend/rules/slots.ts';
import { orderActions, orderActors, orderStages } from '#backend/rules/stages.ts';

/** The enumerations of responses that more than one document has, by their names in the contract. */

export const allergen = z.enum(allergens).meta({ id: 'Allergen' });
export const depositKind = z.enum(depositKinds).meta({ id: 'DepositKind' });
export const depositPayout = z.enum(depositPayouts).meta({ id: 'DepositPayout' });
export const depositTax = z.enum(depositTaxes).meta({ id: 'DepositTax' });
export const nutritionBasis = z.enum(['G', 'ML']).meta({ id: 'NutritionBasis' });
export const orderAction = z.enum(orderActions).meta({ id: 'OrderAction' });
export const orderActor = z.enum(orderActors).meta({ id: 'OrderActor' });
export const orderPaymentState = z.enum(orderPaymentStates).meta({ id: 'OrderPaymentState' });
export const orderStage = z.enum(orderStages).meta({ id: 'OrderStage' });
export const packUnit = z.enum(packUnits).meta({ id: 'PackUnit' });
export const shortReason = z.enum(shortReasons).meta({ id: 'ShortReason' });
export const slotClosedReason = z.enum(closedReasons).meta({ id: 'SlotClosedReason' });
export const slotKind = z.enum(slotKinds).meta({ id: 'SlotKind' });
export const substitutionWish = z.enum(substitutionWishes).meta({ id: 'SubstitutionWish' });
export const feeTax = z.enum(feeTaxes).meta({ id: 'FeeTax' });
export const taxClassCode = z.enum(taxClassCodes).meta({ id: 'TaxClassCode' });
