import { useState, type FormEvent } from 'react';
import { useSubscribeMutation } from '#web/__generated__/home.ts';
import { messageOf, notifyError, notifySuccess, clearError } from '#web/shared/lib/notify.ts';
import { newsletterId } from '#web/shared/lib/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
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
        refuse(reply?.message ?? 'The subscription was not accepted.');
        return;
      }
      const words = reply.message ?? 'You are subscribed. Welcome!';
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
          Never miss a deal
        </h2>
        <p className={styles.sentence}>This week’s offers and what is in season now, once a week by email.</p>
      </div>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <div className={styles.row}>
          <Field label="Email address">
            <Input
              type="email"
              name="email"
              autoComplete="email"
              required
              placeholder="you@example.com"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                clearError('newsletter');
              }}
            />
          </Field>
          <Button type="submit" size="large" busy={loading}>
            Subscribe
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
