import { useState, type FormEvent } from 'react';
import { useSubscribeMutation } from '#web/__generated__/home.ts';
import { messageOf, notifyError, notifySuccess, clearError } from '#web/shared/lib/messages/notify.ts';
import { newsletterId } from '#web/shared/lib/shop/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import * as texts from './texts.ts';
import { text } from '#web/theme/text.css.ts';
import * as styles from './Newsletter.css.ts';

interface Result {
  outcome: 'accepted' | 'refused';
  words: string;
}

/** The newsletter box. The store's message shows here and in a toast. */
export function Newsletter() {
  const [subscribe, { loading }] = useSubscribeMutation();
  const [email, setEmail] = useState('');
  const [result, setResult] = useState<Result>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Enter submits the form even while its button is busy.
    if (loading) return;
    setResult(undefined);
    try {
      const { data } = await subscribe({ variables: { input: { email: email.trim() } } });
      const reply = data?.subscribe;
      if (!reply?.success) {
        refuse(reply?.message ?? texts.notAccepted);
        return;
      }
      const words = reply.message ?? texts.subscribed;
      setResult({ outcome: 'accepted', words });
      setEmail('');
      clearError('newsletter');
      notifySuccess(words);
    } catch (error) {
      refuse(messageOf(error));
    }
  }

  function refuse(words: string) {
    setResult({ outcome: 'refused', words });
    notifyError(words, 'newsletter');
  }

  return (
    <section id={newsletterId} tabIndex={-1} className={styles.box} aria-labelledby="newsletter-heading">
      <div className={styles.words}>
        <h2 id="newsletter-heading" className={text.h2}>
          {texts.neverMiss}
        </h2>
        <p className={styles.sentence}>{texts.onceAWeek}</p>
      </div>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <div className={styles.row}>
          <Field label={texts.emailAddress}>
            <Input
              type="email"
              name="email"
              autoComplete="email"
              required
              placeholder={texts.exampleEmail}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                clearError('newsletter');
              }}
            />
          </Field>
          <Button type="submit" size="large" busy={loading}>
            {texts.subscribe}
          </Button>
        </div>
        {/* This is not a live region: screen readers read the toast. */}
        <p className={styles.result} data-outcome={result?.outcome}>
          {result?.words}
        </p>
      </form>
    </section>
  );
}
