// Not reviewed by a native reader.

/** What Arabic says for a number of things. The words for one and two contain the number, the others stand after it. */
interface ArabicForms {
  /** Without it, zero is written as a number before `other`. */
  zero?: string;
  one: string;
  two: string;
  /** 3 to 10. */
  few: string;
  /** 11 to 99. */
  many: string;
  /** 100 to 102, 200 to 202 and so on. */
  other: string;
}

let rules: Intl.PluralRules | undefined;

/** A number of things in Arabic, for the texts in Arabic only. */
export function arabicCount(count: number, forms: ArabicForms, number = String(count)): string {
  rules ??= new Intl.PluralRules('ar');
  const form = rules.select(count);
  if (form === 'one' || form === 'two') return forms[form];
  return (form === 'zero' ? forms.zero : undefined) ?? `${number} ${forms[form === 'zero' ? 'other' : form]}`;
}
