import { lazy, useState, type ComponentType, type ElementType } from 'react';

export interface LazyPage<Module> {
  /** The component's export, which is also its file's name. */
  name: string;
  Page: ComponentType;
  /** Loads the chunk. Afterwards the page renders at once, without its fallback. */
  load: () => Promise<Module>;
}

/** A page in its own chunk. The server and the hydrating browser load the chunk before they render the page. */
export function lazyPage<Name extends string, Module extends Record<Name, ComponentType>>(
  fetch: () => Promise<Module>,
  name: Name,
): LazyPage<Module> {
  let here: ComponentType | undefined;
  const load = async () => {
    const module = await fetch();
    here = module[name];
    return module;
  };
  const Later = lazy<ComponentType>(async () => ({ default: (await load())[name] }));

  function Page() {
    // A mounted page keeps its component type, because another type would lose its state.
    const [{ Shown }] = useState<{ Shown: ElementType<object> }>(() => ({ Shown: here ?? Later }));
    return <Shown />;
  }
  return { name, Page, load };
}
