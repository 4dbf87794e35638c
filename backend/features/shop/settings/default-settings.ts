import type { BackendConfig } from '#backend/config.ts';
import { defaultTax } from './tax-settings.ts';
import type { StoreSettings } from './store-settings.ts';

/** The settings of a shop whose seller has saved none. */
export function defaultSettings({ currency }: Pick<BackendConfig, 'currency'>): StoreSettings {
  return {
    name: 'Greengate',
    contact: { email: 'hello@greengate.example', phone: '+1 555 010 0199', address: '' },
    openingHours: 'We are here every day from 7 am to 10 pm.',
    deliveryPromise: 'Groceries at your door in under 30 minutes.',
    currency: currency === 'xxx' ? null : currency.toUpperCase(),
    timeZone: 'UTC',
    taxText: '',
    tax: defaultTax,
    socialLinks: [],
    pages: {
      imprint: '',
      terms: '',
      privacy: '',
      delivery: 'Groceries at your door in under 30 minutes.\n\nPicked ripe and packed the day it reaches you.',
      returns: 'Is something not right with an order? Write or call us: you find our email and phone number below.',
      payment: 'Pay online, or in cash when your order reaches you.',
    },
  };
}
