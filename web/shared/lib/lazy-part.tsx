import { lazy, useState, type ComponentType, type ElementType } from 'react';

/**
 * A component in its own chunk. The server and the hydrating browser load the chunk before they render it: then it renders at once,
 * without a fallback.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const load = async () => {
    here = await fetch();
    return { default: here };
  };
  const Later = lazy<ComponentType<Props>>(load);

  function Part(props: Props) {
    // A mounted part keeps its component type, because another type would lose its state.
    const [{ Shown }] = useState<{ Shown: ElementType }>(() => ({ Shown: here ?? Later }));
    return <Shown {...props} />;
  }
  return { Part, load };
}

export const Nothing = (): null => null;

/** A component in its own chunk, without which the page works: when the chunk cannot be loaded, it shows nothing. */
export const optionalPart = <Props extends object>(fetch: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await fetch().catch(() => Nothing) }));
