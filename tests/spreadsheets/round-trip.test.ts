import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct } from '#tests/support/store-records.ts';
import {
  findGnumeric,
  findLibreOffice,
  gnumericIsMissing,
  libreOfficeIsMissing,
} from '../../scripts/setup/spreadsheets.mjs';

const run = promisify(execFile);

/** What spreadsheets read as numbers, amounts, dates, times and truth values, and what they leave alone. */
const skus = (
  '00815|815.50|48563.750|1E5|2e-3|123456789012345678|+49|-7|(5)|.5|1,234|1.234|1/2|1-2|2026-03-01|1.3.|12:30|5%|$5|€ 5|MAR-5|' +
  "Mai 5|5 May|dez.24|TRUE|wahr|A-100|#5|Q1 2026|=1+1|@sum|'x|5e|٣٤"
).split('|');
const gtins = ['4006381333931', '96385074', '036000291452', '04252614', '01234565', '4000417025005'];

const libreOffice = findLibreOffice();
const gnumeric = findGnumeric();

/** Opens a CSV file as the program shows it to a person who changes nothing, and saves it. */
interface Spreadsheet {
  name: string;
  isMissing: string | false;
  save: (folder: string, separator: ',' | ';', isGerman: boolean) => Promise<string>;
}

const spreadsheets: Spreadsheet[] = [
  {
    name: 'LibreOffice',
    isMissing: libreOffice === undefined && libreOfficeIsMissing,
    async save(folder, separator, isGerman) {
      const code = separator.charCodeAt(0);
      // Separator, quotation mark, UTF-8, first line, no columns, language, no quoted texts alone, special numbers.
      const opened = `CSV:${code},34,76,1,,${isGerman ? 1031 : 1033},false,true`;
      const saved = `csv:Text - txt - csv (StarCalc):${code},34,76,1,,${isGerman ? 1031 : 1033},false,true,false`;
      await run(libreOffice ?? '', [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        `--infilter=${opened}`,
        '--convert-to',
        saved,
        '--outdir',
        `${folder}/saved`,
        `${folder}/products.csv`,
      ]);
      return `${folder}/saved/products.csv`;
    },
  },
  {
    name: 'Gnumeric',
    isMissing: gnumeric === undefined && gnumericIsMissing,
    async save(folder, separator) {
      const file = `${folder}/saved.txt`;
      const options = `separator='${separator}' quoting-mode=auto locale=C`;
      await run(gnumeric ?? '', ['-T', 'Gnumeric_stf:stf_assistant', '-O', options, `${folder}/products.csv`, file], {
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
      return file;
    },
  },
];

const shops = [
  { language: 'English', separator: ',' as const, isGerman: false, backend: backendForTests() },
  { language: 'German', separator: ';' as const, isGerman: true, backend: backendForTests({ locale: 'de-DE' }) },
];

describe.each(shops)(
  'the file for a spreadsheet of a shop with $language numbers',
  ({ backend, isGerman, separator }) => {
    let seller: StoreClient;

    beforeAll(async () => {
      seller = await backend.seller();
      // One after the other: the file has them in this order.
      for (const [at, sku] of skus.entries()) {
        // Prices of quarters, which every program keeps as they are.
        const price = 1 + at / 4;
        const gtin = gtins[at] ?? null;
        await addProduct(seller, { name: `Product ${at}`, category: 'Grains', sku, price, offerPrice: price, gtin });
      }
    });

    test.for(spreadsheets)('comes back from $name unchanged', async ({ isMissing, save }, context) => {
      if (isMissing !== false) return context.skip(isMissing);
      const folder = await mkdtemp(join(tmpdir(), 'greengate-sheet-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      await writeFile(join(folder, 'products.csv'), (await seller.get('/api/product/export?dialect=local')).text);
      const saved = await readFile(await save(folder, separator, isGerman));

      const form = new FormData();
      form.append('file', new Blob([saved], { type: 'text/csv' }), 'products.csv');
      const { body } = await seller.send('/api/product/import/preview', { method: 'POST', body: form });
      expect(body).toMatchObject({ success: true, rows: [], counts: { added: 0, changed: 0, faulty: 0 } });
      expect(body.counts.unchanged).toBeGreaterThanOrEqual(skus.length);
    });
  },
);
