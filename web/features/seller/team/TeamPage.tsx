import { useState } from 'react';
import {
  useAddTeamMemberMutation,
  useTeamQuery,
  useUpdateTeamMemberMutation,
  type AddTeamMemberInput,
  type StaffRole,
  type Team_memberFragment,
  type UpdateTeamMemberInput,
} from '#web/__generated__/seller-team.ts';
import type { PayloadError } from '#web/shared/lib/field-errors.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/notify.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { AddMemberForm } from './AddMemberForm.tsx';
import { roleNames, roles } from './roles.ts';
import * as styles from './Team.css.ts';

interface Reply {
  success: boolean;
  message: string | null;
  errors: readonly PayloadError[];
  member: Team_memberFragment | null;
  oneTimePassword: string | null;
}

/** The page of the people who work in the shop. It is for owners only. */
export function TeamPage() {
  const { data, error, refetch } = useTeamQuery({ fetchPolicy: 'network-only' });
  const [addMember, { loading: isAdding }] = useAddTeamMemberMutation();
  const [updateMember, { loading: isUpdating }] = useUpdateTeamMemberMutation();
  const [shown, setShown] = useState<{ name: string; password: string }>();
  const team = data?.seller?.team;

  /** Makes a change, and shows its result and the changed team. */
  async function carryOut(
    change: () => Promise<Reply | undefined>,
    onRefused?: (errors: readonly PayloadError[]) => void,
  ): Promise<boolean> {
    setShown(undefined);
    try {
      const reply = await change();
      if (!reply?.success) {
        notifyError(reply?.message ?? 'The team was not changed.');
        onRefused?.(reply?.errors ?? []);
        return false;
      }
      notifySuccess(reply.message ?? 'Team saved.');
      if (reply.oneTimePassword && reply.member) {
        setShown({ name: reply.member.name, password: reply.oneTimePassword });
      }
      await refetch();
      return true;
    } catch (thrown) {
      notifyThrown(thrown);
      return false;
    }
  }

  const add = (input: AddTeamMemberInput, onRefused: (errors: readonly PayloadError[]) => void) =>
    carryOut(async () => (await addMember({ variables: { input } })).data?.addTeamMember, onRefused);
  const update = (input: UpdateTeamMemberInput) =>
    void carryOut(async () => (await updateMember({ variables: { input } })).data?.updateTeamMember);

  if (error && !team) return <SellerPageError title="Team" error={error} onRetry={() => void refetch()} />;
  if (!team) return <SellerPageLoading title="Team" label="Loading the team" shape="row" />;

  return (
    <SellerPage title="Team">
      <ShopNav />
      <div aria-live="polite">
        {shown && (
          <div className={styles.part}>
            <p>
              The one-time password of {shown.name}, for the first login. It is shown only now: write it down or send it
              to them.
            </p>
            <p className={styles.code}>{shown.password}</p>
            <div>
              <Button variant="quiet" size="dense" onClick={() => setShown(undefined)}>
                Hide the password
              </Button>
            </div>
          </div>
        )}
      </div>
      <ul className={styles.part} aria-label="Members of the team">
        {team.map((member) => (
          <li key={member.id} className={styles.row}>
            <Member member={member} isBusy={isUpdating} onUpdate={update} />
          </li>
        ))}
      </ul>
      <section className={styles.part} aria-labelledby="add-member-heading">
        <h2 id="add-member-heading" className={styles.partTitle}>
          Add a person
        </h2>
        <AddMemberForm isSaving={isAdding} onAdd={add} />
      </section>
    </SellerPage>
  );
}

interface MemberProps {
  member: Team_memberFragment;
  isBusy: boolean;
  onUpdate: (input: UpdateTeamMemberInput) => void;
}

function Member({ member, isBusy, onUpdate }: MemberProps) {
  const { id, name, email, role, isActive, isFirstOwner, mustChangePassword } = member;
  return (
    <>
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.hint}>{email}</span>
        {isFirstOwner && <span className={styles.hint}>This login is in the settings of the store.</span>}
        {isActive && mustChangePassword && <span className={styles.hint}>Has not logged in yet.</span>}
      </span>
      {!isActive && <Badge>Deactivated</Badge>}
      {isFirstOwner ? (
        <span>{roleNames[role]}</span>
      ) : (
        <span className={styles.buttons}>
          <Select
            size="dense"
            aria-label={`Role of ${name}`}
            disabled={isBusy}
            value={role}
            onChange={(event) => onUpdate({ id, role: event.target.value as StaffRole })}
          >
            {roles.map((each) => (
              <option key={each} value={each}>
                {roleNames[each]}
              </option>
            ))}
          </Select>
          <Button
            variant="quiet"
            size="dense"
            aria-label={`New password for ${name}`}
            onClick={() => !isBusy && onUpdate({ id, newPassword: true })}
          >
            New password
          </Button>
          <Button
            variant="quiet"
            size="dense"
            aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${name}`}
            onClick={() => !isBusy && onUpdate({ id, isActive: !isActive })}
          >
            {isActive ? 'Deactivate' : 'Activate'}
          </Button>
        </span>
      )}
    </>
  );
}
