/** Whether texts of a shop say its facts: who it is, where it is and how it is reached. Examples are no facts. */

/** What an imprint must say. */
export type ImprintFact = 'NAME' | 'ADDRESS' | 'CONTACT';

/** The contact of a trial shop, example names, and gaps to fill. */
const exampleParts = [
  /greengate\.example\b/iu,
  /\b555[ -]?010[ -]?0199\b/u,
  /\bmuster(?:mann|frau|firma|stra(?:ß|ss)e|weg|stadt|ort|shop|laden)\b/iu,
  /\b(?:john|jane) doe\b|\blorem ipsum\b/iu,
  /\[[^[\]()]{1,60}\](?!\()|_{3,}|\.{4,}|\bXX+\b/u,
];

/** Whether a text has an example in place of a fact. */
export const isExample = (text: string): boolean => exampleParts.some((part) => part.test(text));

const emailPart = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[^\s@<>().]{2,60}/gu;
const linkPart = /https?:\/\/\S+/gu;
/** A street with the number of a house, before or after its name. */
const street = /\p{L}{2,40}[\p{L}.' -]{0,60}[\s.,]\d{1,4}\s?\p{L}?\b|\b\d{1,4}\s?\p{L}?,?\s+\p{L}[\p{L}.' -]{2,60}/u;
const postalCodes: Readonly<Record<string, RegExp>> = {
  DE: /\b\d{5}\b\s*\p{L}{2,}/u,
  UK: /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/iu,
};
/** Of a country that is not known: a group of at least three digits, or a code such as `SW1A 1AA` and `D02 AF30`. */
const anyPostalCode = /\b(?:[A-Z]{1,2}[ -]?)?\d{3,5}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?(?:\d[A-Z]{2}|[A-Z\d]{4})\b/iu;

const withoutContact = (text: string) => text.replaceAll(linkPart, ' ').replaceAll(emailPart, ' ');

/** Whether a text has a postal address: a street with a number, and a postal code. */
export function hasAddress(text: string, country: string | null): boolean {
  // A phone is no postal code.
  const rest = withoutContact(text).replaceAll(/(?:\+|\b00?)\d[\d ()/.-]{6,}/gu, ' ');
  return street.test(rest) && (postalCodes[country ?? ''] ?? anyPostalCode).test(rest);
}

export const hasPhone = (text: string): boolean => text.replaceAll(/\D/g, '').length >= 6;

/** Words beside the facts of an imprint, which are no name. */
const labels =
  /^(?:imprint|impressum|legal|notice|mentions|légales|aviso|legal|contact|kontakt|contacto|address|adresse|anschrift|dirección|e-?mail|mail|tel|telefon|telephone|phone|téléphone|teléfono|fax|germany|deutschland|france|españa|angaben|gemäß|nach|ddg|tmg|und|and|the|our|unser|unsere)$/iu;

/** The facts that an imprint of a shop in this country does not say. */
export function missingInImprint(text: string, country: string | null): ImprintFact[] {
  const hasContact = (text.match(emailPart) ?? []).length > 0;
  const isThere = hasAddress(text, country);
  const lines = withoutContact(text).split(/\n|,|;|·|\|/);
  const isName = (line: string) => {
    if (street.test(line) || (postalCodes[country ?? ''] ?? anyPostalCode).test(line)) return false;
    const words = line.match(/\p{L}[\p{L}.'’&-]+/gu) ?? [];
    return words.filter((word) => !labels.test(word.replace(/[.:]$/, ''))).length >= 2;
  };
  return [
    ...(lines.some(isName) ? [] : (['NAME'] as const)),
    ...(isThere ? [] : (['ADDRESS'] as const)),
    ...(hasContact ? [] : (['CONTACT'] as const)),
  ];
}

/** Whether a text names a register or a number of the tax: both are needed only where there are some. */
export const hasRegister = (text: string): boolean =>
  /\bHR[AB]\s*\d+|\b(?:GnR|VR|PR)\s*\d+|\b(?:DE|AT|FR|ES|IT|NL|BE|PL|GB)\s?[A-Z\d]{2}\s?\d[\d ]{5,}|\b(?:ust|vat|tva|nif|cif|siren|siret|rcs|steuernummer|company (?:no|number))\b/iu.test(
    text,
  );

/** Whether a text is more than a few letters: `x` and `test` are no terms and no policy. */
export const isText = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= 6 && (text.match(/\p{L}+/gu)?.length ?? 0) >= 2;
