import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { readAddingHash } from '#backend/http/idempotency-key.ts';
import { idField, lineField } from '#backend/http/text-fields.ts';
import { depositKinds } from '#backend/rules/deposits.ts';
import { toCents, toUnits } from '#backend/rules/money.ts';
import { depositTypeDocument, toDepositTypeDocument } from './deposit-type-document.ts';
import { addDepositType, changeDepositType } from './deposit-type-editing.ts';
import { listDepositTypes } from './deposit-type-repository.ts';
import * as texts from './texts.ts';

const maxCents = 100_000;
const amountFault = texts.amountFault(toUnits(maxCents));
const nameInput = lineField(texts.name, 40);

/** The body of deposit/type/add. */
const addInput = z.object({
  name: nameInput,
  amount: z
    .number({ error: amountFault })
    .transform((amount) => toCents(amount) ?? Number.NaN)
    .refine((cents) => cents >= 1 && cents <= maxCents, { error: amountFault })
    .meta({ description: 'The deposit of one container, in currency units. It cannot be changed.' }),
  kind: z.enum(depositKinds, { error: texts.kindFault }),
});

/** The body of deposit/type/update. Absent fields stay as they are. */
const updateInput = z.object({
  id: idField('Id'),
  name: nameInput.optional(),
  archived: z.boolean({ error: 'Archived must be true or false.' }).optional(),
});

/** GET deposit/types, POST deposit/type/add and deposit/type/update: the feature `deposits`. */
export function registerDepositTypeRoutes(app: App, context: AppContext): void {
  const { database, clock } = context;
  const onRequest = requireSeller(context);
  const byOf = (request: FastifyRequest) => ({ actor: staffOf(request), now: clock() });
  const schema = { tags: ['deposit'], security: [{ seller: [] }] };

  app.get(
    '/api/deposit/types',
    {
      onRequest,
      config: { feature: 'deposits', role: 'PACKER' },
      schema: {
        ...schema,
        summary: 'The types of deposits, also archived ones',
        response: envelope({ types: z.array(depositTypeDocument) }),
      },
    },
    async () => ({
      success: true as const,
      types: (await listDepositTypes(database.query)).map(toDepositTypeDocument),
    }),
  );

  app.post(
    '/api/deposit/type/add',
    {
      onRequest,
      config: { feature: 'deposits', role: 'MANAGER' },
      schema: { ...schema, summary: 'Add a type of deposits', body: addInput, response: envelope({}) },
    },
    async (request) => {
      const { name, amount: cents, kind } = request.body;
      const hash = readAddingHash(request, staffOf(request).id, [name, cents, kind]);
      const refusal = await addDepositType(database, { name, cents, kind }, { ...byOf(request), hash });
      return refusal ?? { success: true as const, message: texts.added };
    },
  );

  app.post(
    '/api/deposit/type/update',
    {
      onRequest,
      config: { feature: 'deposits', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'Rename a type of deposits, archive it or bring it back',
        description: 'A type that products for sale have cannot be archived.',
        body: updateInput,
        response: envelope({}),
      },
    },
    async (request) => {
      const { id, ...changes } = request.body;
      const refusal = await changeDepositType(database, id, changes, byOf(request));
      return refusal ?? { success: true as const, message: texts.saved };
    },
  );
}
