import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#backend/app-context.ts';
import type { AuditEntry, Staff } from './audit.ts';
import * as texts from './texts.ts';

/** The person who reads or tries to log in: a member of staff, or one of the two below. */
type Reader = Pick<Staff, 'id' | 'name'>;

/** Any shopper. Which one it was is not recorded: the trail outlives deleted accounts. */
const someShopper: Reader = { id: 'SHOPPER', name: texts.theShopper };
const somebody: Reader = { id: 'UNKNOWN', name: texts.somebodyUnknown };

const hourOf = (at: number) => new Date(at).toISOString().slice(0, 13);

const exported = (action: string, name: string) => ({ action, subject: { kind: 'EXPORT', id: null, name } });

/** The kinds of things that were read. */
const readings = {
  orders: exported('ORDERS_EXPORTED', texts.orders),
  products: exported('PRODUCTS_EXPORTED', texts.products),
  subscribers: exported('SUBSCRIBERS_EXPORTED', texts.subscribers),
  subscriberPage: exported('SUBSCRIBERS_READ', texts.subscribers),
  account: exported('ACCOUNT_EXPORTED', texts.account),
};

/**
 * Counts in the audit trail. It has one entry for each person, action and hour, with how often it happened, so that many tries
 * cannot fill it. A trail that cannot be written stops no request: then the log has the entry.
 */
export function createTrailCounts({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  async function count(
    request: FastifyRequest,
    { actor, action, subject }: Pick<AuditEntry, 'action' | 'subject'> & { actor: Reader },
    added: 0 | 1 = 1,
  ): Promise<void> {
    const at = clock();
    try {
      await database.query
        .insertInto('audit')
        .values({
          id: `${action}-${actor.id}-${hourOf(at)}`,
          at,
          actor_id: actor.id,
          actor_name: actor.name,
          action,
          subject_kind: subject.kind,
          subject_id: subject.id,
          subject_name: subject.name,
          subject_key: subject.name.toLowerCase(),
          before: null,
          after: null,
        })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((is) => ({ at, times: is('audit.times', '+', added) })),
        )
        .execute();
    } catch (error) {
      request.log.error({ err: error, action, actor: actor.id }, 'the audit trail could not be written');
    }
  }

  return {
    /** Counts that a member of staff read or downloaded something. The further pages of a list do not count again. */
    read: (
      request: FastifyRequest,
      { staff, what, isFurtherPage = false }: { staff: Staff; what: keyof typeof readings; isFurtherPage?: boolean },
    ) => count(request, { actor: staff, ...readings[what] }, isFurtherPage ? 0 : 1),

    accountExported: (request: FastifyRequest) => count(request, { actor: someShopper, ...readings.account }),

    /**
     * Counts a failed login with the email of that member; null when no member has the email, which is not recorded.
     */
    loginFailed: (request: FastifyRequest, member: Reader | null) =>
      count(request, {
        actor: member ?? somebody,
        action: 'LOGIN_FAILED',
        subject: { kind: 'LOGIN', id: member?.id ?? null, name: member?.name ?? texts.unknownEmail },
      }),
  };
}
