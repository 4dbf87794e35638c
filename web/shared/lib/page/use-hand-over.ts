import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when one control replaces another, which would otherwise lose it. Call `handOver` before the change: if
 * the focus is in `place`, its last enabled button gets it once `state` has changed.
 */
export function useHandOver<Place extends HTMLElement>(state: boolean) {
  const place = useRef<Place>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    // The control is already in view. Checking that would force a layout.
    [...(place.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
      .at(-1)
      ?.focus({ preventScroll: true });
  }, [state]);

  return {
    place,
    handOver: () => {
      const { activeElement } = document;
      hadFocus.current = place.current?.contains(activeElement) ?? false;
      // Removing a focused element forces a layout.
      if (hadFocus.current && activeElement instanceof HTMLElement) activeElement.blur();
    },
  };
}
