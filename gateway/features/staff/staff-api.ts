import type {
  AddTeamMemberInput,
  ChangeSellerPasswordInput,
  SellerShopChangesArgs,
  UpdateTeamMemberInput,
} from '#gateway/__generated__/schema.ts';
import { readPageArguments } from '#gateway/documents/page-arguments.ts';
import { readTeamMember, type TeamMember as StoreMember } from '#gateway/__generated__/store-documents.ts';
import { readList } from '#gateway/documents/read-list.ts';
import { withName } from '#gateway/documents/shapes.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath, type InputPath } from '#gateway/refusals/user-errors.ts';
import { given } from '#gateway/transport/given.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';
import { readShopChanges, type ShopChangePage } from './shop-changes.ts';
import * as texts from './texts.ts';

type TeamMember = StoreMember & { name: string };

function readMember(value: unknown): TeamMember | undefined {
  const member = readTeamMember(value);
  return member && withName(member);
}

export interface TeamOutcome extends Outcome {
  /** The member; null after a refusal. */
  member: TeamMember | null;
  oneTimePassword: string | null;
}

const notSupported = refusal('NOT_SUPPORTED', texts.notSupported);
const memberInput = inputPath<AddTeamMemberInput & UpdateTeamMemberInput>({
  id: true,
  name: true,
  email: true,
  role: true,
  isActive: true,
  newPassword: true,
  idempotencyKey: [],
});
const passwordInput = inputPath<ChangeSellerPasswordInput>({ password: true, newPassword: true });

const standardPageSize = 50;
const maxTextLength = 100;

/** GET /api/staff/list and /changes, POST /api/staff/add, /update and /password: the feature `staff` */
export function createStaffApi({ rest, seller, features, log, countLoginAttempt, additions, jar }: Parts) {
  const read = (path: string, query: Record<string, string>) =>
    rest.send({ method: 'GET', path: `/api/staff/${path}`, kind: 'read', cookies: ['seller'], query });

  /** The response to a change, or why it was not sent. */
  async function send(path: string, json: object, headers = {}): Promise<RestResponse | Outcome> {
    if (!features.has('STAFF')) return notSupported;
    const notSeller = await seller.refusal();
    if (notSeller) return notSeller;
    const call = { method: 'POST', path: `/api/staff/${path}`, kind: 'change' } as const;
    const response = await rest.send({ ...call, cookies: ['seller', 'browser'], headers, json });
    seller.forget();
    return response;
  }

  async function changeTeam(path: string, json: object, headers = {}): Promise<TeamOutcome> {
    const sent = await send(path, json, headers);
    if ('success' in sent) return { ...sent, member: null, oneTimePassword: null };
    const outcome = readTeam(sent, memberInput);
    if (outcome.success && outcome.member === null) log.warn(sent.detail, 'the store sent no member that can be read');
    return outcome;
  }

  return {
    /** The members of the team; null when the store has no team. @throws Fault */
    async team() {
      if (!features.has('STAFF')) return null;
      return readList(await read('list', {}), 'members', { read: readMember, log });
    },

    /** A page of changes; null when the store keeps no trail. @throws Fault */
    async changes({ filter, ...args }: SellerShopChangesArgs): Promise<ShopChangePage | null> {
      const { size, cursor } = readPageArguments(args, standardPageSize);
      const { actorId, since, subject, subjectKind, until } = filter ?? {};
      const wanted = { actor: actorId, kind: subjectKind, subject, since, until, after: cursor };
      const query = Object.fromEntries(
        Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      );
      if (Object.values(query).some((value) => value.length > maxTextLength)) {
        throw badInput(`A value of the filter can have at most ${maxTextLength} characters.`);
      }
      if (!features.has('STAFF')) return null;
      return readShopChanges(await read('changes', { ...query, first: String(size) }), cursor);
    },

    async add({ idempotencyKey: key, ...member }: AddTeamMemberInput): Promise<TeamOutcome> {
      const addition = { path: '/api/staff/add', roles: ['seller'] as const, key, contents: member };
      const add = (headers: object) => changeTeam('add', member, headers);
      return {
        member: null,
        oneTimePassword: null,
        ...(await additions.once<Outcome | TeamOutcome>(jar, addition, add)),
      };
    },

    update: (input: UpdateTeamMemberInput): Promise<TeamOutcome> => changeTeam('update', given(input)),

    async changePassword(input: ChangeSellerPasswordInput): Promise<Outcome> {
      if (features.has('STAFF')) await countLoginAttempt();
      const sent = await send('password', input);
      return 'success' in sent ? sent : readOutcome(sent, { toInput: passwordInput });
    },
  };
}

function readTeam(response: RestResponse, toInput: InputPath): TeamOutcome {
  const outcome = readOutcome(response, { toInput });
  const body = isRecord(response.body) && outcome.success ? response.body : {};
  const password = body['oneTimePassword'];
  return {
    ...outcome,
    member: readMember(body['member']) ?? null,
    oneTimePassword: typeof password === 'string' ? password : null,
  };
}
