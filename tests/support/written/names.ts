import { newRecordId } from '#backend/db/record-id.ts';
import type { StoreAnswer } from '../store-client.ts';

/** Secrets as base64url, ids of records (24 hex digits), names of pictures (32) and hashes (64). A secret may begin with an id. */
const differing =
  /(?<!\w)(?:(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}(?![\w-])|(?:[0-9a-f]{24}|[0-9a-f]{32}|[0-9a-f]{64})(?!\w))/g;

/**
 * Replaces what differs between two runs, ids, pictures and secrets, by names: the part of the text in which they come first, and a
 * number. So a text says whether two of them are the same.
 */
export class Names {
  readonly #names = new Map<string, string>();
  #place = '';
  #count = 0;

  /** From now on, new names begin with this place. */
  begin(place: string): void {
    this.#place = place;
    this.#count = 0;
  }

  /** These texts in an order that is the same in each run: by what is known of them. */
  sorted(texts: string[]): string[] {
    const known = (text: string) => text.replaceAll(differing, (found) => this.#names.get(found) ?? '<new>');
    const keyed = texts.map((text) => ({ text, key: known(text) }));
    return keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)).map(({ text }) => text);
  }

  /** The text with names for all ids of records (24 hex digits), pictures (32) and secrets (longer, or base64url). */
  in(text: string): string {
    return text.replaceAll(differing, (found) => {
      const known = this.#names.get(found);
      if (known !== undefined) return known;
      this.#count += 1;
      const name = `<${this.#place}${this.#count > 1 ? ` ${this.#count}` : ''}>`;
      this.#names.set(found, name);
      return name;
    });
  }
}

/** Ids of one moment are in the order of their counter until it begins anew: it has room for those of a day from now on. */
export function beginIds(): void {
  while (Number.parseInt(newRecordId().slice(12, 16), 16) > 0xf0_00);
}

/** The headers that say something about a call. All others are the same for each. */
const toldHeaders = [
  'content-type',
  'cache-control',
  'content-disposition',
  'location',
  'retry-after',
  'set-cookie',
  'vary',
];

/** A cookie has a secret, or several that a dot parts. Other headers have none of this form. */
const withoutSecret = (header: string): string =>
  header.replace(
    /^(\w+)=([^;]+)/,
    (_all, name: string, value: string) => `${name}=${value.replaceAll(/[^.]+/g, 'secret')}`,
  );

/** A response as text, with the headers that say something. */
export function textOfAnswer({ status, headers, body, text }: StoreAnswer, show: (value: unknown) => string): string {
  const lines = toldHeaders.flatMap((name) => {
    const values = name === 'set-cookie' ? headers.getSetCookie() : [headers.get(name)];
    return values.filter((value) => value !== null).map((value) => `${name}: ${withoutSecret(value)}`);
  });
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  return [
    `${status}`,
    ...lines.filter((line) => line !== 'content-type: application/json; charset=utf-8'),
    isJson ? show(body) : text,
  ].join('\n');
}
