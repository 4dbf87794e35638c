import multipart from '@fastify/multipart';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { categoryLabels, categoryNames } from '#backend/features/catalogue/categories/category-repository.ts';
import { refuseOtherTypes } from '#backend/features/catalogue/products/product-upload.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { idField } from '#backend/http/text-fields.ts';
import { listFood, readFoodRequirement, readRegion } from '../food/food-repository.ts';
import { createTrailCounts } from '../../../audit/trail-counts.ts';
import { listDepositTypes } from '../deposits/deposit-type-repository.ts';
import { dialectOf, plainDialect, type CellDialect } from '../products/cell-dialect.ts';
import { readOnHand } from '../stock/stock-list-repository.ts';
import { describeColumns } from './column-list.ts';
import { csvLine, CsvFault, harmless } from './csv.ts';
import { HeaderFault } from './file-header.ts';
import { readText } from './file-text.ts';
import { previewForm, readForm } from './import-form.ts';
import { importLimits, previewImport } from './import-preview.ts';
import { applyPreview, savePreview } from './import-repository.ts';
import { cellsOf, columnNames, plainColumnNames } from './row-reader.ts';
import * as texts from './texts.ts';

/** The number of products that a refusal names. */
const namedProducts = 5;

const maxBytes = importLimits.megabytes * 1024 * 1024;

const exportQuery = z.object({
  dialect: z.enum(['plain', 'local'], { error: 'Dialect must be plain or local.' }).optional().meta({
    description:
      'local: for spreadsheets of the shop’s locale, with its decimal sign, its separator, and words in its language. Else plain: the same for every shop.',
  }),
});

const columnDocument = z
  .object({
    name: z.string().meta({ description: 'The name in the first line of a file.' }),
    label: z.string().meta({ description: 'The name for people. A file may have it in its first line, too.' }),
    hint: z.string(),
    example: z.string().meta({ description: 'A cell, as the shop’s spreadsheet writes it; may be empty.' }),
    values: z.array(z.string()).meta({ description: 'What the column allows; empty where that is no short list.' }),
    isRequired: z.boolean().meta({ description: 'A new product needs it.' }),
  })
  .meta({ id: 'ImportColumn' });

const rowDocument = z
  .object({
    line: z.int().meta({ description: 'The row as a spreadsheet numbers it: the first line of the file is row 1.' }),
    kind: z.enum(['NEW', 'CHANGED', 'FAULTY']).meta({ id: 'ImportRowKind' }),
    name: z.string(),
    matchedBy: z.enum(['id', 'sku', 'gtin', 'name']).optional().meta({
      description: 'The column by which the product was found; absent for a new one and a faulty row.',
    }),
    changes: z.array(z.object({ field: z.string(), was: z.string(), becomes: z.string() })),
    faults: z.array(
      z.object({
        field: z.string().nullable().meta({ description: 'The column; null for the whole row.' }),
        message: z.string(),
      }),
    ),
    notes: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'How cells were read that could mean something else; absent for none.' }),
  })
  .meta({ id: 'ImportRow' });

const countsDocument = z
  .object({ added: z.int(), changed: z.int(), unchanged: z.int(), faulty: z.int() })
  .meta({ id: 'ImportCounts' });

const matchedDocument = z
  .object({ id: z.int(), sku: z.int(), gtin: z.int(), name: z.int() })
  .meta({ id: 'ImportMatches', description: 'How many products were found by each column, also unchanged ones.' });

const headerDocument = z
  .object({ place: z.int(), text: z.string(), column: z.string().nullable() })
  .meta({ id: 'ImportHeader' });

const headersDocument = z.array(headerDocument).meta({
  description: 'The cells of the first line, each with the column that it was read as; null for none.',
});

const applyInput = z.object({
  token: idField('Token'),
  skipFaulty: z.boolean().optional().meta({ description: 'Leaves faulty rows out. Without it they are refused.' }),
});

/**
 * GET product/export and product/import/columns, POST product/import/preview and product/import/apply: extensions.
 *
 * @param readTimeZone reads the time zone of the shop's days
 */
export async function registerImportRoutes(
  app: App,
  context: AppContext,
  readTimeZone: () => Promise<string>,
): Promise<void> {
  const { config, database, clock, catalogue } = context;
  const readWords = async () => ({
    categoryLabels: await categoryLabels(database.query),
    timeZone: await readTimeZone(),
    depositTypes: await listDepositTypes(database.query),
  });
  const readLocal = async (): Promise<CellDialect> => ({ ...dialectOf(config.locale), ...(await readWords()) });
  const readDialect = async (): Promise<CellDialect> => {
    const { country, currency = config.currency.toUpperCase() } = await readRegion(database.query);
    return {
      ...dialectOf(config.locale, country),
      ...(await readWords()),
      ...(currency !== 'XXX' && currency !== null && { currency }),
    };
  };
  const trail = createTrailCounts(context);
  const onRequest = requireSeller(context);
  const schema = { tags: ['product'], security: [{ seller: [] }] };

  app.get(
    '/api/product/export',
    {
      onRequest,
      config: { feature: 'products.import', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'Every product, also archived ones, as a CSV file',
        description:
          'UTF-8 with a byte order mark, by RFC 4180. Importing it again changes nothing. It has columns for food facts when a product has some.',
        querystring: exportQuery,
        response: { ...envelope({}), 200: z.string() },
      },
      // The file is sent as it is. A refusal is JSON.
      serializerCompiler: () => (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body)),
    },
    async (request, reply) => {
      await trail.read(request, { staff: staffOf(request), what: 'products' });
      const dialect =
        request.query.dialect === 'local'
          ? await readLocal()
          : { ...plainDialect, depositTypes: await listDepositTypes(database.query) };
      const { products } = await catalogue.read();
      const stocks = await readOnHand(database);
      const foods = await listFood(database.query);
      const names = foods.size === 0 ? plainColumnNames : columnNames;
      const rows = products.map((product) => {
        const [onHand, food] = [stocks.get(product.id) ?? null, foods.get(product.id) ?? null];
        const cells = cellsOf({ ...product, onHand, food }, names, dialect);
        return csvLine(cells.map(harmless), dialect.separator);
      });
      const text = `\uFEFF${csvLine(names, dialect.separator)}${rows.join('')}`;
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="products.csv"');
      return reply.send(text);
    },
  );

  app.get(
    '/api/product/import/columns',
    {
      onRequest,
      config: { feature: 'products.sku', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'The columns of a file of products, in their order, with an example',
        response: envelope({ columns: z.array(columnDocument) }),
      },
    },
    async () => ({
      success: true as const,
      columns: describeColumns(await categoryNames(database.query), await readLocal()),
    }),
  );

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 20_000, parts: 11, headerPairs: 50 },
      throwFileSizeLimit: false,
    });
    scope.post(
      '/api/product/import/preview',
      {
        onRequest: [onRequest, refuseOtherTypes],
        config: { limit: 'uploads', feature: 'products.import', role: 'MANAGER' },
        schema: {
          ...schema,
          summary: 'What a CSV file of products would change',
          description: `Changes nothing. At most ${importLimits.rows} rows and ${importLimits.megabytes} MB. A refusal has \`headers\` when the columns must be chosen.`,
          consumes: ['multipart/form-data'],
          body: previewForm,
          response: envelope(
            {
              token: z.string().meta({ description: 'For product/import/apply, for an hour.' }),
              rows: z.array(rowDocument).meta({ description: 'Without the unchanged ones.' }),
              counts: countsDocument,
              matched: matchedDocument,
              ignored: z.array(z.string()).meta({ description: 'The columns that the store does not know.' }),
              headers: headersDocument,
            },
            { headers: headersDocument.optional() },
          ),
        },
        // `readForm` reads the parts.
        validatorCompiler: () => () => true,
      },
      async (request) => {
        const { bytes, encoding, chosen } = await readForm(request);
        if (bytes === null) return refused('TOO_MANY', texts.tooLarge(importLimits.megabytes), 'file');
        if (bytes === undefined) return refused('INVALID', texts.chooseFile, 'file');
        if (bytes.length === 0) return refused('INVALID', texts.isEmpty, 'file');
        const file = readText(bytes, encoding);
        if ('fault' in file) return refused('INVALID', file.fault, file.field);
        const list = await catalogue.read();
        try {
          const names = await categoryNames(database.query);
          const shop = {
            ...list,
            categoryNames: names,
            stocks: await readOnHand(database),
            foods: await listFood(database.query),
            requiresFood: await readFoodRequirement(database.query),
            now: clock(),
            dialect: await readDialect(),
          };
          const { writes, ...preview } = await previewImport(file.text, shop, chosen);
          const faultCount = preview.counts.faulty;
          const saved = { catalogueVersion: Number(list.version), faultCount, writes };
          return { success: true as const, token: await savePreview(database, saved, clock()), ...preview };
        } catch (error) {
          if (error instanceof HeaderFault) {
            return { ...refused('INVALID', error.message, 'file'), headers: error.headers };
          }
          if (error instanceof CsvFault) return refused('INVALID', error.message, 'file');
          throw error;
        }
      },
    );
  });

  app.post(
    '/api/product/import/apply',
    {
      onRequest,
      config: { feature: 'products.import', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'Write what a preview has shown, all of it or nothing',
        description:
          'Refused with CHANGED_SINCE when a product, a category or a counted stock has changed since the preview.',
        body: applyInput,
        response: envelope({ added: z.int(), changed: z.int() }),
      },
    },
    async (request) => {
      const { token, skipFaulty = false } = request.body;
      const applied = await applyPreview(
        database,
        { token, skipsFaulty: skipFaulty, actor: staffOf(request) },
        clock(),
      );
      if (applied === 'UNKNOWN') return refused('REFUSED', texts.expired, 'token');
      if (applied === 'CHANGED_SINCE') return refused('CHANGED_SINCE', texts.changedSince);
      if (applied === 'FAULTY') return refused('INVALID', texts.faultyRows);
      if ('otherStock' in applied) {
        return refused('CHANGED_SINCE', texts.stockChanged(applied.otherStock.slice(0, namedProducts).join(', ')));
      }
      const { added, changed } = applied;
      return { success: true as const, message: texts.imported(added, changed), added, changed };
    },
  );
}
