import { useEffect, useState } from 'react';

/**
 * Loads code that not every store needs; the result is undefined until then. Unlike with `lazy`, a component can wait for several
 * parts and show them together, and a part that loads later hides nothing.
 * @param load the same function in every render
 */
export function useModule<T extends object>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const [failure, setFailure] = useState<{ why: unknown }>();
  useEffect(() => {
    if (isNeeded)
      load().then(
        (module) => setLoaded(() => module),
        (why: unknown) => setFailure({ why }),
      );
  }, [isNeeded, load]);
  // The page's error boundary offers to load the page again.
  if (failure) throw failure.why;
  return loaded;
}
