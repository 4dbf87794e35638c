import { Readable } from 'node:stream';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { createTrailCounts } from '#backend/audit/trail-counts.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import { defaultSettings } from '#backend/features/shop/settings/default-settings.ts';
import { readSettings } from '#backend/features/shop/settings/settings-repository.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { exportQuery } from '../lists/order-list-input.ts';
import { viewedFilter } from '../lists/viewed-filter.ts';
import { exportOrders } from './order-export.ts';
import * as texts from './texts.ts';

/** The header of a file that is saved under that name (RFC 6266): names with other letters than ASCII are encoded. */
const attachment = (name: string) =>
  /^[\w.-]+$/.test(name)
    ? `attachment; filename="${name}"`
    : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;

/** GET order/export: an extension. */
export function registerOrderExportRoute(app: App, context: AppContext): void {
  const { config, database } = context;
  const trail = createTrailCounts(context);
  const defaults = defaultSettings(config);
  /** The members of staff whose file this process is writing. */
  const exporting = new Set<string>();

  app.get(
    '/api/order/export',
    {
      onRequest: requireSeller(context),
      config: { feature: 'orders.export', role: 'MANAGER' },
      schema: {
        tags: ['order'],
        security: [{ seller: [] }],
        summary: 'The orders of a filter as a CSV file',
        description:
          'UTF-8 with a byte order mark, by RFC 4180, for spreadsheets of the shop’s locale; test orders last. With `since` or `placedBefore` it also has the orders of other days whose money moved in that period, and its columns of takings add up to the takings of the period. The file has all orders and is sent while it is written: when the store cannot finish it, the connection breaks. One file at a time for each member of staff.',
        querystring: exportQuery,
        response: {
          ...envelope({}),
          200: z.unknown().meta({ type: 'string', description: 'The file; or a refusal.' }),
        },
      },
    },
    async (request, reply) => {
      const staff = staffOf(request);
      const { timeZone } = (await readSettings(database.query, defaults)).settings;
      if (exporting.has(staff.id)) return refused('TOO_MANY', texts.exportRuns);
      const { sort = 'newest', ...query } = request.query;
      const list = { filter: viewedFilter(query, { role: 'SELLER', staff }), sort };
      const form = { locale: config.locale, timeZone, isGone: () => file.destroyed };
      // The response closes the file when its client leaves: nothing more is read then.
      const file: Readable = Readable.from(exportOrders(database, list, form), { objectMode: false });
      exporting.add(staff.id);
      file.once('close', () => exporting.delete(staff.id));
      await trail.read(request, { staff, what: 'orders' });
      reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(`${texts.fileName}.csv`));
      return reply.send(file);
    },
  );
}
