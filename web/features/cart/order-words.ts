import { shop } from '#web/shared/lib/shop/shop.ts';
import * as texts from './texts.ts';

/** The words of the button that orders: those that the law of the shop's country asks for, whatever the payment. */
export function orderWords(isCash: boolean, soldOut: number): string {
  const { country } = shop();
  if (country) return country === 'UK' ? texts.orderAndPay : texts.orderWithDuty;
  return isCash ? texts.placeOrder(soldOut) : texts.proceedToCheckout(soldOut);
}
