import { z } from 'zod';
import type { StaffRole } from '#backend/db/staff-tables.ts';
import { firstOwner } from '../sessions/session-repository.ts';
import type { Member } from './staff-repository.ts';

export const staffRoles = ['OWNER', 'MANAGER', 'PACKER'] as const satisfies readonly StaffRole[];

export const staffRole = z.enum(staffRoles).meta({ id: 'StaffRole' });

/** A member of staff in responses. */
export const memberDocument = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: staffRole,
    isFirstOwner: z.boolean().meta({ description: 'The login of the settings: it cannot be changed here.' }),
    isActive: z.boolean().meta({ description: 'May log in.' }),
    mustChangePassword: z.boolean().meta({ description: 'Has not yet changed the one-time password.' }),
  })
  .meta({ id: 'TeamMember' });

export function toMemberDocument(member: Member): z.infer<typeof memberDocument> {
  const { id, name, email, role, mustChangePassword, deactivatedAt } = member;
  return { id, name, email, role, isFirstOwner: false, isActive: deactivatedAt === null, mustChangePassword };
}

export function firstOwnerDocument(email: string): z.infer<typeof memberDocument> {
  return { ...firstOwner, email, isFirstOwner: true, isActive: true, mustChangePassword: false };
}
