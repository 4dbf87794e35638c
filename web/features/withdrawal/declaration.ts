import * as fieldTexts from '#web/shared/lib/fields/texts.ts';
import * as texts from './texts.ts';

/** What a person sends to withdraw from an order. */
export interface Declaration {
  name: string;
  orderNumber: string;
  email: string;
  /** Empty for the whole order. */
  goods: string;
}

export const fieldNames = ['name', 'orderNumber', 'email', 'goods'] as const;

/** In characters. The store refuses longer texts. */
export const maxLengths = { name: 100, orderNumber: 40, email: 254, goods: 500 } as const satisfies Record<
  keyof Declaration,
  number
>;

const labels = { name: texts.name, orderNumber: texts.orderNumber, email: texts.email } as const;

/** The errors of what was typed, by field. The store checks the rest. */
export function faultsOf(declaration: Declaration): Partial<Record<keyof Declaration, string>> {
  const missing = (['name', 'orderNumber', 'email'] as const)
    .filter((name) => declaration[name].trim() === '')
    .map((name) => [name, fieldTexts.isRequired(labels[name])]);
  const { email } = declaration;
  const isEmail = /^\S+@\S+$/.test(email.trim());
  return { ...(!isEmail && { email: texts.noEmail }), ...Object.fromEntries(missing) };
}
