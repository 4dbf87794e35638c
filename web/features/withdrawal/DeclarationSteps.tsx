import type { RefObject } from 'react';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { printDrawing } from '#web/shared/ui/drawings.ts';
import { Drawing, Icon } from '#web/shared/ui/Icon.tsx';
import { text } from '#web/theme/text.css.ts';
import type { Declaration } from './declaration.ts';
import * as texts from './texts.ts';
import * as form from '#web/shared/ui/Form.css.ts';
import * as styles from './Withdraw.css.ts';

interface StepProps {
  heading: RefObject<HTMLHeadingElement | null>;
  declaration: Declaration;
}

interface ConfirmationProps extends StepProps {
  refusal: string | undefined;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** The second step: what will be sent, and the button that sends it. */
export function Confirmation({ heading, declaration, refusal, busy, onConfirm, onBack }: ConfirmationProps) {
  return (
    <div className={form.form}>
      <h2 ref={heading} tabIndex={-1} className={text.h2}>
        {texts.stepTwo}
      </h2>
      {refusal && (
        <p role="alert" className={form.refusal}>
          <Icon name="alert" />
          <span>{refusal}</span>
        </p>
      )}
      <p>{texts.willBeSent}</p>
      <DeclarationFacts declaration={declaration} />
      <div className={form.actions}>
        <Button size="large" busy={busy} onClick={onConfirm}>
          {texts.confirm}
        </Button>
        <Button size="large" variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </div>
  );
}

/** What the person keeps: it says that the withdrawal was received, not that the shop agrees. */
export function Received({
  heading,
  declaration,
  receipt: { isMailed, receivedAt },
}: StepProps & { receipt: { isMailed: boolean; receivedAt: string } }) {
  return (
    <div className={form.form}>
      <h2 ref={heading} tabIndex={-1} className={text.h2}>
        {texts.received}
      </h2>
      <p>
        <time dateTime={receivedAt}>{texts.receivedAt(formatMoment(receivedAt))}</time>
      </p>
      <p>{isMailed ? texts.isMailed(declaration.email.trim()) : texts.keepPage}</p>
      <p>{texts.onlyReceived}</p>
      <DeclarationFacts declaration={declaration} />
      <div className={form.actions}>
        <Button variant="quiet" onClick={() => window.print()}>
          <Drawing path={printDrawing} />
          {texts.print}
        </Button>
      </div>
    </div>
  );
}

function DeclarationFacts({ declaration: { name, orderNumber, email, goods } }: Pick<StepProps, 'declaration'>) {
  return (
    <div className={styles.declaration}>
      <p className={styles.sentence}>{texts.sentence}</p>
      <dl className={styles.facts}>
        <Fact term={texts.orderNumber}>{orderNumber.trim()}</Fact>
        <Fact term={texts.goods}>{goods.trim() || texts.wholeOrder}</Fact>
        <Fact term={texts.name}>{name.trim()}</Fact>
        <Fact term={texts.email}>{email.trim()}</Fact>
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.fact}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
