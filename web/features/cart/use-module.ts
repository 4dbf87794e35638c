import { useEffect, useState } from 'react';

/**
 * Code that not every store needs, undefined until it is loaded. Unlike `lazy`, it lets a component wait for several parts and
 * then show them together, and hides nothing when one is needed later.
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
