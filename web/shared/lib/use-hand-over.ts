import { useLayoutEffect, useRef } from 'react';

/**
 * For a control that another one takes the place of: the keyboard's focus would fall out of the page with the old one.
 * Call `handOver` before the change; once `state` has changed, the last button in `place` has the focus.
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
      asked.current = true;
    },
  };
}
