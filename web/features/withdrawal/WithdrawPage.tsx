import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSendWithdrawalMutation, type SendWithdrawalMutation } from '#web/__generated__/withdrawal.ts';
import { useRefusal } from '#web/shared/lib/forms/field-errors.ts';
import { useFormKey } from '#web/shared/lib/forms/form-key.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { StorePage } from '#web/shared/store-pages/StorePage.tsx';
import { NotFound } from '#web/shared/ui/NotFound.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { DeclarationForm } from './DeclarationForm.tsx';
import { Confirmation, Received } from './DeclarationSteps.tsx';
import { declarationDraft } from './declaration-draft.ts';
import { faultsOf, fieldNames, maxLengths, type Declaration } from './declaration.ts';
import * as texts from './texts.ts';

type Receipt = NonNullable<NonNullable<SendWithdrawalMutation['sendWithdrawal']>['receipt']>;

/** The form with which everybody withdraws from an order, in two steps and without a login. */
export function WithdrawPage() {
  return <StorePage title={texts.title}>{shop().takesWithdrawals ? <Withdraw /> : <NotFound />}</StorePage>;
}

function Withdraw() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const linked = params.get('order')?.slice(0, maxLengths.orderNumber) ?? '';
  const draft = declarationDraft(linked);
  const [typed, setTyped] = useState(draft.read);
  const [step, setStep] = useState<'write' | 'confirm'>('write');
  const [receipt, setReceipt] = useState<Receipt>();
  const formKey = useFormKey();
  const [send, { loading }] = useSendWithdrawalMutation();
  const refusals = useRefusal(fieldNames, 'withdrawal');
  const declaration: Declaration = {
    name: typed.name ?? user?.name ?? '',
    orderNumber: typed.orderNumber ?? linked,
    email: typed.email ?? user?.email ?? '',
    goods: typed.goods ?? '',
  };
  const heading = useStepHeading(receipt ? 'received' : step);

  function check() {
    refusals.reset();
    const faults = faultsOf(declaration);
    if (Object.keys(faults).length > 0) refusals.show(faults);
    else setStep('confirm');
  }

  async function confirm() {
    if (loading) return;
    refusals.reset();
    try {
      const reply = (await send({ variables: { input: { ...declaration, idempotencyKey: formKey.of(declaration) } } }))
        .data?.sendWithdrawal;
      if (reply?.receipt) {
        formKey.end();
        draft.forget();
        setReceipt(reply.receipt);
        return;
      }
      if (refusals.refuse(reply?.message ?? texts.notSent, reply?.errors)) setStep('write');
    } catch (error) {
      refusals.refuse(messageOf(error));
    }
  }

  return (
    <Page title={texts.title} width="narrow">
      <PageHeading>{texts.title}</PageHeading>
      {receipt ? (
        <Received heading={heading} declaration={declaration} receipt={receipt} />
      ) : step === 'confirm' ? (
        <Confirmation
          heading={heading}
          declaration={declaration}
          refusal={refusals.refusal}
          busy={loading}
          onConfirm={() => void confirm()}
          onBack={() => setStep('write')}
        />
      ) : (
        <DeclarationForm
          heading={heading}
          declaration={declaration}
          refusals={refusals}
          onType={(name, text) => {
            const next = { ...typed, [name]: text };
            setTyped(next);
            draft.write(next);
            refusals.onTyped(name);
          }}
          onNext={check}
        />
      )}
    </Page>
  );
}

/** The heading of the step, which gets the focus when the step has changed. */
function useStepHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // After a refusal the focus is on the refused field.
    if (!document.querySelector('#main [aria-invalid="true"]')) heading.current?.focus();
  }, [step]);
  return heading;
}
