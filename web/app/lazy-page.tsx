import { lazy, useState, type ComponentType, type ElementType } from 'react';

export interface LazyPage<Module> {
  /** The component's export, which is also its file's name. */
  name: string;
  Page: ComponentType;
  /** Fetches the chunk. Afterwards the page renders at once, without a moment of its fallback. */
  load: () => Promise<Module>;
}

/** A page, or a part of one, in a chunk of its own. Both the server and hydration load it before they render it. */
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
    // What is mounted stays what it is: another component in its place would lose its state.
    const [{ Shown }] = useState<{ Shown: ElementType<object> }>(() => ({ Shown: here ?? Later }));
    return <Shown />;
  }
  return { name, Page, load };
}
