import type { ReactNode } from 'react';

/** The text with what stands between two `_` in bold, such as the allergens of `Sugar, _milk_`. */
export const markedText = (text: string): ReactNode =>
  text.split(/_([^_\n]+)_/).map((part, at) =>
    at % 2 === 1 ? (
      // The parts have no ids and never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <strong key={at}>{part}</strong>
    ) : (
      part
    ),
  );
