import { useLayoutEffect, useRef, useState } from 'react';
import { mayMove } from '#web/shared/lib/page/motion.ts';

const durationMs = 300;

/** An amount in cents that reaches each new value in small steps, where numbers may move. */
export function useCountedUp(cents: number | undefined): number | undefined {
  /** The amount between two values; undefined while nothing moves. */
  const [moving, setMoving] = useState<number>();
  /** The last amount that was shown. */
  const shown = useRef(cents);

  useLayoutEffect(() => {
    const from = shown.current;
    // The amount is unknown while the price of a new product loads.
    if (cents === undefined) return undefined;
    shown.current = cents;
    if (from === undefined || from === cents || !mayMove()) return undefined;
    const startedAt = performance.now();
    let frame = 0;
    const step = () => {
      const part = (performance.now() - startedAt) / durationMs;
      shown.current = part < 1 ? Math.round(from + (cents - from) * part) : cents;
      setMoving(part < 1 ? shown.current : undefined);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      setMoving(undefined);
    };
  }, [cents]);

  return cents === undefined ? undefined : (moving ?? cents);
}
