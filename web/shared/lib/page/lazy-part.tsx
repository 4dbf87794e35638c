import { lazy, useState, type ComponentType, type ElementType } from 'react';
import { isOnline, onNetworkChange } from '#web/shared/lib/network/network.ts';

/** The pause in milliseconds before code that could not be loaded is asked for again. */
const retryMs = 5000;

/** Makes each part new that could not be loaded: React keeps the result of a lazy component, a failure too. */
const renewals = new Set<() => void>();

/** Lets the parts that could not be loaded be asked for again when they are rendered. */
export function forgetLostParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * A component in its own chunk. The server and the hydrating browser load the chunk before they render it: then it renders at once,
 * without a fallback. When it cannot be loaded, the nearest error boundary shows that, until `forgetLostParts`.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const ask = withStyles(fetch);
  const load = async () => {
    here = await ask();
    return { default: here };
  };
  const later = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch((error: unknown) => {
        renewals.add(() => (Later = later()));
        throw error;
      }),
    );
  let Later = later();

  function Part(props: Props) {
    // A mounted part keeps its component type, because another type would lose its state.
    const [{ Shown }] = useState<{ Shown: ElementType }>(() => ({ Shown: here ?? Later }));
    return <Shown {...props} />;
  }
  return { Part, load };
}

/**
 * A component in its own chunk, without which the page works. While the chunk cannot be loaded, the fallback of its `Suspense` stays:
 * the chunk is asked for until it is here.
 */
export function optionalPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const ask = withStyles(fetch);
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    for (;;) {
      const loaded = await ask().catch(() => undefined);
      if (loaded) return { default: loaded };
      await nextTry();
    }
  });
}

/**
 * Asks for a chunk. After a failure it asks for the lost style sheets first: the build's code would then find the chunk without its own.
 * A part that has not failed does not wait for the sheets of others.
 */
function withStyles<Loaded>(fetch: () => Promise<Loaded>): () => Promise<Loaded> {
  let hasFailed = false;
  return async () => {
    if (hasFailed) await loadLostStyles();
    try {
      return await fetch();
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
}

// A style sheet that could not be loaded is not asked for again by the build's code, which loads the sheets of a chunk once.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    target.dataset['lost'] = '';
    // A chunk that was only loaded ahead of its use has no part yet that asks again.
    void nextTry().then(() => loadLostStyles().catch(() => undefined));
  },
  true,
);

/** Asks again for the style sheets that could not be loaded. Rejects when one is lost again. */
async function loadLostStyles(): Promise<void> {
  const links = globalThis.document?.querySelectorAll<HTMLLinkElement>('link[data-lost]') ?? [];
  await Promise.all(
    Array.from(links, (link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      delete again.dataset['lost'];
      return new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', () => reject(new Error(`The styles ${again.href} could not be loaded.`)));
        link.replaceWith(again);
      });
    }),
  );
}

/** Resolves when the network is back, or after a pause when there is one. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = isOnline() ? setTimeout(end, retryMs) : undefined;
    const stop = onNetworkChange(() => isOnline() && end());
  });
}
