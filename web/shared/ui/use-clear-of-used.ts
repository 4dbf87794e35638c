import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const controls = 'a, button, input, select, textarea';

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Keeps a fixed element clear of the control in use: the focused one, and the place of the one that was pressed last,
 * which may be replaced by another. The element gets `data-away` while it should be at its other edge. On phones it is
 * also at its other edge while a text field has the focus, because the keyboard covers the bottom of the screen.
 * @param shown what the element shows: it is placed again for each value, or not at all while this is null
 */
export function useClearOfUsed(place: RefObject<HTMLElement | null>, shown: unknown) {
  const pressed = useRef<DOMRect>(undefined);

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || place.current?.contains(target)) return;
      pressed.current = target.closest(controls)?.getBoundingClientRect();
    };
    const options = { capture: true, passive: true };
    addEventListener('pointerdown', onPress, options);
    return () => removeEventListener('pointerdown', onPress, options);
  }, [place]);

  useLayoutEffect(() => {
    if (shown === null) return undefined;
    const keepClear = () => {
      const element = place.current;
      const { activeElement } = document;
      if (!element || element.contains(activeElement)) return;
      const focused = activeElement?.matches(controls) ? activeElement : undefined;
      const used = [pressed.current, focused?.getBoundingClientRect()].filter((rect) => rect !== undefined);
      const covers = (isAway: boolean) => {
        element.toggleAttribute('data-away', isAway);
        const box = element.getBoundingClientRect();
        return used.some((rect) => overlap(rect, box));
      };
      const isTyping = innerWidth < 700 && focused?.matches('input, textarea') === true;
      if (covers(isTyping) && covers(!isTyping)) covers(isTyping);
    };
    keepClear();
    document.addEventListener('focusin', keepClear);
    return () => document.removeEventListener('focusin', keepClear);
  }, [place, shown]);
}
