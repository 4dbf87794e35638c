import { inspect } from 'node:util';
import type { StoreAnswer, StoreClient } from '../store-client.ts';
import { brokenBodies, brokenQueries } from './broken-inputs.ts';
import { Names, textOfAnswer } from './names.ts';

const inLines = (value: unknown): string =>
  inspect(value, { depth: null, compact: 40, breakLength: 140, maxArrayLength: null, maxStringLength: null });

/**
 * Shows values in lines of JavaScript. Of a record that was shown before it leaves out the fields that are as they were then, and says
 * how many these are. Of a row of a table it leaves out what is null.
 */
function createShow() {
  const shown = new Map<string, Map<string, string>>();
  const shorter = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shorter);
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
    const fields = Object.entries(value);
    const { _id, id } = value as Record<string, unknown>;
    const key = _id ?? id;
    if (typeof key !== 'string') return Object.fromEntries(fields.map(([name, field]) => [name, shorter(field)]));
    const shape = `${key} ${Object.keys(value).join()}`;
    const before = shown.get(shape);
    shown.set(shape, new Map(fields.map(([name, field]) => [name, JSON.stringify(field)])));
    const isNew = ([name, field]: [string, unknown]) => before?.get(name) !== JSON.stringify(field);
    const changed = fields.filter((field) => field[1] === key || isNew(field));
    const asBefore = fields.length - changed.length;
    return Object.fromEntries([
      ...changed.map(([name, field]) => [name, shorter(field)]),
      ...(asBefore > 0 ? [['fieldsAsBefore', asBefore]] : []),
    ]);
  };
  const withoutNull = (row: object) => Object.fromEntries(Object.entries(row).filter(([, field]) => field !== null));
  return {
    answer: (value: unknown) => inLines(shorter(value)),
    rows: (rows: object[]) => rows.map((row) => inLines(withoutNull(row))),
  };
}

/** The cursors of the gateway are the numbers or ids of the store as base64; those of the store are not. */
function readCursor(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  return /^\d+:[\w:.-]*$/.test(text) ? text : cursor;
}

/** How many entries the lists of an answer have. */
const countsOf = (body: object): string =>
  Object.entries(body)
    .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
    .map(([name, list]) => `, ${name}: ${list.length}`)
    .join('');

/** The data of an answer; the scenarios read the ids that they need. */
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any;

export interface Scribe {
  /** Sends a GET request and writes its answer down. The first of a path is sent again with other values of each parameter. */
  get: (who: StoreClient, path: string) => Promise<Body>;
  /**
   * Sends a POST request with JSON and writes its answer down. The first request of a path is sent again with each fault in its input,
   * unless it is the last that its client can send.
   */
  post: (
    who: StoreClient,
    path: string,
    body?: object,
    options?: { headers?: Record<string, string>; isLast?: boolean },
  ) => Promise<Body>;
  /** The same with a form: the JSON of one of its fields, its name, and files. */
  form: (
    who: StoreClient,
    path: string,
    field: string,
    value: object,
    files?: [name: string, bytes: Buffer][],
  ) => Promise<Body>;
  /** Writes something else down. */
  note: (title: string, value: unknown) => void;
  /** Writes the rows of a table down. */
  table: (name: string, rows: object[]) => void;
  /** Names a client in the text. */
  call: (client: StoreClient, name: string) => void;
  /** All that was written, by title. */
  written: Record<string, string>;
}

/**
 * Writes down what the store at that address answers. `tick` comes before each call, and once before the faulty inputs of a call.
 * `withFaults`: whether each call is sent with faults in its input, too.
 */
export function createScribe({
  tick,
  address,
  withFaults = true,
}: {
  tick: () => void;
  address: string;
  withFaults?: boolean;
}): Scribe {
  const names = new Names();
  const show = createShow();
  const clients = new Map<StoreClient, string>();
  const written: Record<string, string> = {};

  /** A text without what this machine, its clock and long inputs add to it. */
  const plain = (text: string): string =>
    text
      .replaceAll(address, 'http://store')
      .replaceAll(/(?<=ursor: ')M[\w-]+/g, readCursor)
      .replaceAll(/\$argon2[^\s']+/g, 'a hash')
      .replaceAll(/oneTimePassword: '\w+'/g, "oneTimePassword: '…'")
      .replaceAll('\r', '␍')
      .replaceAll(/([xy])\1{30,}/g, (run, letter: string) => `${letter}×${run.length}`);

  const note = (title: string, text: string): void => {
    const named = names.in(title);
    let free = named;
    for (let count = 2; free in written; count += 1) free = `${named} (${count})`;
    names.begin(
      free
        .replace(/^\w+ \/api\//, '')
        .replace(/ by .*? *(\(\d+\))?$/, ' $1')
        .replace(/\?.*$/, '')
        .trim(),
    );
    written[free] = names.in(plain(text));
  };
  const titleOf = (method: string, path: string, who: StoreClient) =>
    `${method} ${path} by ${clients.get(who) ?? 'a visitor'}`;

  const tried = new Set<string>();
  /** Sends the broken inputs of a call, the first time. */
  const noteFaults = async <Variant>(
    path: string,
    title: string,
    variants: [string, Variant][],
    send: (variant: Variant) => Promise<StoreAnswer>,
  ): Promise<void> => {
    if (tried.has(path) || !withFaults) return;
    tried.add(path);
    const lines: string[] = [];
    for (const [what, variant] of variants) {
      const { status, body } = await send(variant);
      const { success, message, code, field } = body ?? {};
      lines.push(
        success === true || success === undefined
          ? `${what}: taken${status === 200 ? '' : ` with ${status}`}${countsOf(body ?? {})}`
          : `${what}: ${status} ${[code, field].filter(Boolean).join(' ')} ${message}`,
      );
    }
    if (lines.length > 0) note(`faults of ${title}`, lines.join('\n'));
  };

  return {
    written,
    call: (client, name) => void clients.set(client, name),
    note: (title, value) => note(title, typeof value === 'string' ? value : show.answer(value)),
    table: (name, rows) => note(`table ${name}`, names.sorted(show.rows(rows).map(plain)).join('\n')),
    async get(who, path) {
      tick();
      const answer = await who.get(path);
      note(titleOf('GET', path, who), textOfAnswer(answer, show.answer));
      const [call = ''] = path.split('?');
      await noteFaults(`GET ${call}`, titleOf('GET', call, who), brokenQueries(path), (variant) => who.get(variant));
      return answer.body;
    },
    async post(who, path, body = {}, { headers = {}, isLast = false } = {}) {
      tick();
      const title = titleOf('POST', path, who);
      const answer = await who.post(path, body, headers);
      note(title, textOfAnswer(answer, show.answer));
      tick();
      if (!isLast) await noteFaults(path, title, brokenBodies(path, body), (variant) => who.post(path, variant));
      return answer.body;
    },
    async form(who, path, field, value, files = []) {
      const send = (variant: object) => {
        const form = new FormData();
        form.append(field, JSON.stringify(variant));
        for (const [name, bytes] of files)
          form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${name}.png`);
        return who.send(path, { method: 'POST', body: form });
      };
      tick();
      const title = titleOf('POST', path, who);
      const answer = await send(value);
      note(title, textOfAnswer(answer, show.answer));
      tick();
      await noteFaults(path, title, brokenBodies(path, value, field), send);
      return answer.body;
    },
  };
}
