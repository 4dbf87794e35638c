import { useEffect, useRef } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import * as texts from './texts.ts';

interface MoveButtonsProps {
  label: string;
  /** The place in the list, from 0. */
  at: number;
  count: number;
  disabled: boolean;
  /** Adds a button that moves the entry to the first place. */
  hasTop?: boolean;
  size?: 'dense' | 'normal';
  onMove: (to: number) => void;
}

/** Buttons that move an entry of a list by one place, or to the top. The pressed button keeps the focus at the new place. */
export function MoveButtons({ label, at, count, disabled, hasTop = false, size = 'dense', onMove }: MoveButtonsProps) {
  const up = useRef<HTMLSpanElement>(null);
  const down = useRef<HTMLSpanElement>(null);
  const pressed = useRef<'up' | 'down'>(undefined);

  // Browsers take the focus from an element that moves in the document.
  useEffect(() => {
    const [first, second] = pressed.current === 'up' ? [up, down] : [down, up];
    if (pressed.current === undefined) return;
    pressed.current = undefined;
    const buttons = [first, second].map((place) => place.current?.querySelector('button'));
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [at]);

  function move(direction: 'up' | 'down', to: number) {
    if (disabled) return;
    pressed.current = direction;
    onMove(to);
  }

  return (
    <>
      <span ref={up}>
        <Button
          variant="quiet"
          size={size}
          disabled={at === 0}
          aria-label={texts.moveUp(label)}
          onClick={() => move('up', at - 1)}
        >
          {texts.up}
        </Button>
      </span>
      <span ref={down}>
        <Button
          variant="quiet"
          size={size}
          disabled={at === count - 1}
          aria-label={texts.moveDown(label)}
          onClick={() => move('down', at + 1)}
        >
          {texts.down}
        </Button>
      </span>
      {hasTop && (
        <Button
          variant="quiet"
          size={size}
          disabled={at === 0}
          aria-label={texts.moveToTop(label)}
          onClick={() => move('up', 0)}
        >
          {texts.top}
        </Button>
      )}
    </>
  );
}
