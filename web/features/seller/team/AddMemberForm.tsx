import { useEffect, useState, type FormEvent } from 'react';
import type { AddTeamMemberInput, StaffRole } from '#web/__generated__/seller-team.ts';
import { useFieldErrors, type PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { keptIn } from '../shell/kept-draft.ts';
import { roles } from './roles.ts';
import * as texts from './texts.ts';
import * as styles from './Team.css.ts';

interface AddMemberFormProps {
  isSaving: boolean;
  /** Resolves with whether the store has added the member. */
  onAdd: (input: AddTeamMemberInput, onRefused: (errors: readonly PayloadError[]) => void) => Promise<boolean>;
}

const noMember: AddTeamMemberInput = { name: '', email: '', role: 'PACKER' };
const keptMember = keptIn<AddTeamMemberInput>(
  'greengate-member-draft',
  ({ name, email, role }) => typeof name === 'string' && typeof email === 'string' && roles.includes(role),
);

/** The form for a new member. Typed values survive a reload and a login, until the store has added the member. */
export function AddMemberForm({ isSaving, onAdd }: AddMemberFormProps) {
  const { form, errors, showPayload, clear, clearAll } = useFieldErrors(['name', 'email', 'role']);
  const [member, setMember] = useState(() => keptMember.read() ?? noMember);
  const { name, email, role } = member;
  const isTyped = name !== '' || email !== '';

  useEffect(() => keptMember.write(isTyped ? member : undefined), [isTyped, member]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    clearAll();
    const isAdded = await onAdd(
      { name: name.trim(), email: email.trim(), role },
      (refused) => void showPayload(refused),
    );
    if (!isAdded) return;
    setMember({ ...noMember, role });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label={texts.name} error={errors.name}>
        <Input
          name="member-name"
          autoComplete="off"
          required
          maxLength={80}
          value={name}
          onChange={(event) => {
            setMember({ ...member, name: event.target.value });
            clear('name');
          }}
        />
      </Field>
      <Field label={texts.email} error={errors.email}>
        <Input
          type="email"
          name="member-email"
          autoComplete="off"
          required
          value={email}
          onChange={(event) => {
            setMember({ ...member, email: event.target.value });
            clear('email');
          }}
        />
      </Field>
      <Field label={texts.role} hint={texts.roleHints[role]} error={errors.role}>
        <Select
          name="member-role"
          value={role}
          onChange={(event) => setMember({ ...member, role: event.target.value as StaffRole })}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {texts.roleNames[each]}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button type="submit" icon="plus" busy={isSaving}>
          {texts.addToTeam}
        </Button>
      </div>
    </form>
  );
}
