import { isRecord } from '#web/shared/lib/is-record.ts';
import { parsed } from '#web/shared/lib/parsed.ts';
import { stageNames } from '#web/shared/order-life/stages.ts';
import * as texts from './texts.ts';

/** The change of one field in words, or of one part of a field that has parts. Null means that there was no value. */
export interface ChangeText {
  key: string;
  label: string;
  before: string | null;
  after: string | null;
}

interface ChangedField {
  name: string;
  before: string | null;
  after: string | null;
}

const fields: Readonly<Record<string, string>> = texts.fields;

/** The label of a field: `Delivery promise` for `deliveryPromise`, also for a name that is not known here. */
function labelOf(name: string): string {
  const known = fields[name];
  if (known !== undefined) return known;
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const valueOf = (text: string | null) => (/^[[{]/.test(text ?? '') ? parsed(text, (value) => value) : undefined);

/** A value as people write it. Lists and records show their content, because `2 entries` would say too little. */
function words(value: unknown): string {
  if (value === true) return texts.yes;
  if (value === false) return texts.no;
  if (Array.isArray(value)) return value.map(words).join('; ');
  if (isRecord(value)) {
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .map(([name, part]) => texts.namedValue(labelOf(name), words(part)))
      .join(', ');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The names that other pages show for codes of the store, by field. */
const namesOfCodes: Record<string, Record<string, string>> = { stage: stageNames, role: texts.roleNames };

const wordsOf = (field: string, text: string) =>
  namesOfCodes[field]?.[text] ?? words(valueOf(text) ?? (text === 'true' ? true : text === 'false' ? false : text));

/** The changes of a field in words. A field with parts, such as a contact, shows only the parts that changed. */
export function changeTexts({ name, before, after }: ChangedField): ChangeText[] {
  const [old, now] = [valueOf(before), valueOf(after)];
  if (isRecord(old) && isRecord(now)) {
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .map((part) => ({
        key: `${name} ${part}`,
        label: texts.partOfField(labelOf(name), labelOf(part)),
        before: words(old[part]),
        after: words(now[part]),
      }))
      .filter((text) => text.before !== text.after);
  }
  return [
    {
      key: name,
      label: labelOf(name),
      before: before === null ? null : wordsOf(name, before),
      after: after === null ? null : wordsOf(name, after),
    },
  ];
}
