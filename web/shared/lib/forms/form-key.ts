import { useRef } from 'react';
import { randomId } from '#web/shared/lib/random-id.ts';

/**
 * The idempotency key of a form that adds something. Equal contents get the same key until `end` is called, so that a repeated
 * request, also one that the browser repeats itself, adds once.
 */
export function useFormKey() {
  const sent = useRef<{ text: string; key: string }>(undefined);
  return {
    /** @param contents JSON values */
    of(contents: unknown): string {
      const text = JSON.stringify(contents);
      if (sent.current?.text !== text) sent.current = { text, key: randomId() };
      return sent.current.key;
    },
    /** Call it when the change is made: the next form gets another key. */
    end(): void {
      sent.current = undefined;
    },
  };
}
