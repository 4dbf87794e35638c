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
    [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [state]);

  return {
    place,
    handOver: () => {
      asked.current = place.current?.contains(document.activeElement) ?? false;
    },
  };
}
