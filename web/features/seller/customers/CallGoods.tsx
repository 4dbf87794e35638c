import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { CallGoodsDocument } from '#web/__generated__/seller-customers.ts';
import { notifyError } from '#web/shared/lib/messages/notify.ts';
import { randomId } from '#web/shared/lib/random-id.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { toCallLine, type CallLine } from './call-goods.ts';
import { CallLines } from './CallLines.tsx';
import * as texts from './texts.ts';
import * as styles from './Customers.css.ts';

const maxTextLength = 2000;

interface CallGoodsProps {
  lines: readonly CallLine[];
  onLines: (change: (lines: readonly CallLine[]) => readonly CallLine[]) => void;
  error: string | undefined;
  /** Whether the field has the focus at first: the address is known. */
  isFocused: boolean;
  /** Called by Enter in the empty field. */
  onGoOn: () => void;
}

/** Takes what the customer says, as a shopping list, and shows the goods for it. */
export function CallGoods({ lines, onLines, error, isFocused, onGoOn }: CallGoodsProps) {
  const client = useApolloClient();
  const [said, setSaid] = useState('');
  const [isFinding, setIsFinding] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  async function add() {
    if (isFinding) return;
    setIsFinding(true);
    try {
      const { data } = await client.query({
        query: CallGoodsDocument,
        variables: { text: said },
        fetchPolicy: 'network-only',
      });
      const found = data?.matchList.lines ?? [];
      if (found.length === 0) throw new Error(texts.notAdded);
      onLines((before) => [...before, ...found.map((line) => toCallLine(line, randomId()))]);
      setSaid('');
    } catch {
      notifyError(texts.notAdded, 'goods');
    } finally {
      setIsFinding(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (said.trim() === '') onGoOn();
    else void add();
  }

  function remove(key: string) {
    onLines((before) => before.filter((line) => line.key !== key));
    // The pressed button disappears.
    field.current?.focus();
  }

  return (
    <section className={styles.part} aria-labelledby="goods-heading">
      <h2 id="goods-heading" className={styles.partTitle}>
        {texts.goods}
      </h2>
      <Field label={texts.whatIsSaid} hint={texts.saidHint} error={error}>
        <TextArea
          ref={field}
          rows={2}
          maxLength={maxTextLength}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div>
        <Button variant="soft" busy={isFinding} disabled={said.trim() === ''} onClick={() => void add()}>
          {texts.add}
        </Button>
      </div>
      {lines.length > 0 && (
        <CallLines
          lines={lines}
          onChange={(changed) => onLines((before) => before.map((line) => (line.key === changed.key ? changed : line)))}
          onRemove={remove}
        />
      )}
    </section>
  );
}
