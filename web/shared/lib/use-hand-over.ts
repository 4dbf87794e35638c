import { useLayoutEffect, useRef } from 'react';

/**
 * For a control that another one takes the place of: the keyboard's focus would fall out of the page with the old one.
 * Call `handOver` before the change; if the focus was in `place` then, its last button has it once `state` has changed.
 */
export function useHandOver<Place extends HTMLElement>(state: boolean) {
  const place = useRef<Place>(null);
  const asked = useRef(false);

  // Focus lives in the document.
  useLayoutEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    // It stands where the old one stood: to look whether it must be scrolled to would lay the page out at once.
    [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [state]);

  return {
    place,
    handOver: () => {
      const { activeElement } = document;
      asked.current = place.current?.contains(activeElement) ?? false;
      // An element that is taken out with the focus on it makes the browser lay the page out at once.
      if (asked.current && activeElement instanceof HTMLElement) activeElement.blur();
    },
  };
}
