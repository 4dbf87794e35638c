import type { ComponentType } from 'react';
import { lazyPart } from '#web/shared/lib/page/lazy-part.tsx';

export interface LazyPage<Module> {
  /** The component's export, which is also its file's name. */
  name: string;
  Page: ComponentType;
  /** Loads the chunk. Afterwards the page renders at once, without its fallback. */
  load: () => Promise<Module>;
}

/** A page in its own chunk. */
export function lazyPage<Name extends string, Module extends Record<Name, ComponentType>>(
  fetch: () => Promise<Module>,
  name: Name,
): LazyPage<Module> {
  const { Part, load } = lazyPart<object>(async () => (await fetch())[name]);
  return {
    name,
    Page: Part,
    load: async () => {
      await load();
      // Loaded already.
      return await fetch();
    },
  };
}
