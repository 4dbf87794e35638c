import { isRecord } from '#gateway/refusals/outcome.ts';
import { isTaxIncluded, readTaxes, storeTaxShape, type StoreTax } from '#gateway/documents/store-tax.ts';
import { untrue, type Finding } from './finding.ts';
import type { OrderChecks } from './checked-orders.ts';
import { fieldOf, send, type Visit } from './visit.ts';

/** The store's rule for taxing orders; null when it does not say it. */
export async function readStoreTax(visit: Visit): Promise<StoreTax | null> {
  const asked = await send(visit, visit.client.newPerson(), 'GET /api/store', { cookies: [] });
  const settings = fieldOf(asked, 'settings');
  return isRecord(settings) ? storeTaxShape.parse(settings['tax']) : null;
}

export async function checkTaxRates(visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const tax = await readStoreTax(visit);
  if (tax === null) return untrue('The settings at GET /api/store have no tax with mode, number and classes.');
  const { taxes: raw, amount } = orders?.raw ?? {};
  const taxes = readTaxes(raw);
  if (taxes === null) return untrue('Orders lack taxes, a list with name, rate, amount and net.');
  if (!isTaxIncluded(tax)) {
    return taxes.length === 0 ? null : untrue('An order has taxes in its prices, but the tax mode is FLOOR.');
  }
  const cents = taxes.reduce((sum, each) => sum + Math.round(each.amount * 100) + Math.round(each.net * 100), 0);
  return cents === Math.round(Number(amount) * 100)
    ? null
    : untrue('The taxes and net sums of an order do not add up to its amount.');
}

/** Checks the taxes and refunds of an order that was placed now: nothing of it is refunded. */
export async function checkRefundLines(_visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const { placedTaxes, afterRefunds, items } = orders?.raw ?? {};
  if (readTaxes(placedTaxes) === null)
    return untrue('Orders lack placedTaxes, a list with name, rate, amount and net.');
  if (afterRefunds !== null) return untrue('An order without a refund has afterRefunds; it must be null.');
  const isKnown = (item: unknown) => isRecord(item) && typeof item['refundable'] === 'number';
  return Array.isArray(items) && items.every(isKnown) ? null : untrue('Items of orders lack refundable, an amount.');
}
