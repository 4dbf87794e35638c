import type { Generated } from 'kysely';

export type StaffRole = 'OWNER' | 'MANAGER' | 'PACKER';

/** The people who work in the shop, without the first owner, whose login is in the settings. */
export interface StaffTable {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  /** 1 while the password is the one that was made for them. */
  must_change_password: number;
  role: StaffRole;
  created_at: number;
  /** The time at which the login was ended; null while they may log in. */
  deactivated_at: number | null;
}

/**
 * The people who changed or read something in the shop, and what it was. Rows are added, and deleted after two years;
 * only `trail-counts.ts` changes one: how often, and when last.
 */
export interface AuditTable {
  id: string;
  at: number;
  /**
   * The id of a member of staff, `owner` for the first owner, `SYSTEM` for the store itself, `SHOPPER`, or `UNKNOWN`
   * for a login with an email that no member has.
   */
  actor_id: string;
  /** The name at that time. */
  actor_name: string;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  subject_name: string;
  /** `subject_name` in lower case. */
  subject_key: string;
  /** JSON: the fields that changed, or null when there was nothing before. */
  before: string | null;
  /** JSON: the fields that changed, or null when nothing is left. */
  after: string | null;
  /** The number of times that it happened in the hour of `at`. */
  times: Generated<number>;
}
