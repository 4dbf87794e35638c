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
import type { PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { useFormKey } from '#web/shared/lib/forms/form-key.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { AddMemberForm } from './AddMemberForm.tsx';
import { roles } from './roles.ts';
import * as texts from './texts.ts';
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
  const formKey = useFormKey();
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
        notifyError(reply?.message ?? texts.teamNotChanged);
        onRefused?.(reply?.errors ?? []);
        return false;
      }
      notifySuccess(reply.message ?? texts.teamSaved);
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
    carryOut(async () => {
      const keyed = { ...input, idempotencyKey: formKey.of(input) };
      const reply = (await addMember({ variables: { input: keyed } })).data?.addTeamMember;
      if (reply?.success) formKey.end();
      return reply;
    }, onRefused);
  const update = (input: UpdateTeamMemberInput) =>
    void carryOut(async () => (await updateMember({ variables: { input } })).data?.updateTeamMember);

  if (error && !team) return <SellerPageError title={texts.team} error={error} onRetry={() => void refetch()} />;
  if (!team) return <SellerPageLoading title={texts.team} label={texts.loadingTeam} shape="row" />;

  return (
    <SellerPage title={texts.team}>
      <ShopNav />
      <div aria-live="polite">
        {shown && (
          <div className={styles.part}>
            <p>{texts.oneTimePasswordOf(shown.name)}</p>
            <p className={styles.code}>{shown.password}</p>
            <div>
              <Button variant="quiet" size="dense" onClick={() => setShown(undefined)}>
                {texts.hidePassword}
              </Button>
            </div>
          </div>
        )}
      </div>
      <ul className={styles.part} aria-label={texts.members}>
        {team.map((member) => (
          <li key={member.id} className={styles.row}>
            <Member member={member} isBusy={isUpdating} onUpdate={update} />
          </li>
        ))}
      </ul>
      <section className={styles.part} aria-labelledby="add-member-heading">
        <h2 id="add-member-heading" className={styles.partTitle}>
          {texts.addPerson}
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
        {isFirstOwner && <span className={styles.hint}>{texts.isFirstOwner}</span>}
        {isActive && mustChangePassword && <span className={styles.hint}>{texts.hasNotLoggedIn}</span>}
      </span>
      {!isActive && <Badge>{texts.deactivated}</Badge>}
      {isFirstOwner ? (
        <span>{texts.roleNames[role]}</span>
      ) : (
        <span className={styles.buttons}>
          <Select
            size="dense"
            aria-label={texts.roleOf(name)}
            disabled={isBusy}
            value={role}
            onChange={(event) => onUpdate({ id, role: event.target.value as StaffRole })}
          >
            {roles.map((each) => (
              <option key={each} value={each}>
                {texts.roleNames[each]}
              </option>
            ))}
          </Select>
          <Button
            variant="quiet"
            size="dense"
            aria-label={texts.newPasswordFor(name)}
            onClick={() => !isBusy && onUpdate({ id, newPassword: true })}
          >
            {texts.newPassword}
          </Button>
          <Button
            variant="quiet"
            size="dense"
            aria-label={isActive ? texts.deactivateMember(name) : texts.activateMember(name)}
            onClick={() => !isBusy && onUpdate({ id, isActive: !isActive })}
          >
            {isActive ? texts.deactivate : texts.activate}
          </Button>
        </span>
      )}
    </>
  );
}
