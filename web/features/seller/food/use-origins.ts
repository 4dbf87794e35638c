import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  SellerProduceDocument,
  useSaveOriginsMutation,
  type ProduceInput,
  type ProduceRow_produceFragment,
} from '#web/__generated__/seller-food.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { isRecord } from '#web/shared/lib/is-record.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { serverNow } from '#web/shared/lib/network/server-clock.ts';
import { keptIn } from '../shell/kept-draft.ts';
import * as texts from './texts.ts';

/** What is said of a delivery. */
type Said = Pick<ProduceRow_produceFragment, 'origins' | 'originsAt' | 'qualityClass' | 'variety'>;
/** The fields that a tap changes. */
type Change = Partial<Said>;

type ById<Value> = Readonly<Record<string, Value>>;

const isChange = (kept: unknown): boolean =>
  isRecord(kept) && (kept['origins'] === undefined || Array.isArray(kept['origins']));
const storage = keptIn<ById<Change>>(
  'greengate.origins',
  (kept) => isRecord(kept) && Object.values(kept).every(isChange),
);

const without = <Value>(all: ById<Value>, id: string): ById<Value> =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== id));

/** Null clears the origins. Their time goes with them. */
const inputOf = (productId: string, { origins, originsAt, ...facts }: Change): ProduceInput => ({
  productId,
  ...facts,
  ...(origins && (origins.length === 0 ? { origins: null } : { origins, originsAt })),
});

export type OriginState = ReturnType<ReturnType<typeof useOrigins>>;

/**
 * Saves each tap at once. What could not be saved stays in this browser until it is saved or discarded, and a saved tap can be undone.
 * Returns the state of a row.
 */
export function useOrigins() {
  const { cache } = useApolloClient();
  const [send] = useSaveOriginsMutation();
  const [unsaved, setUnsaved] = useState(() => storage.read() ?? {});
  const [faults, setFaults] = useState<ById<string>>(() =>
    Object.fromEntries(Object.keys(unsaved).map((id) => [id, texts.wasNotSaved])),
  );
  const [undos, setUndos] = useState<ById<Said>>({});
  /** The last call of each product: the next one waits for it, so that the last tap counts. */
  const calls = useRef(new Map<string, Promise<unknown>>());
  const isEmpty = Object.keys(unsaved).length === 0;

  useEffect(() => storage.write(isEmpty ? undefined : unsaved), [unsaved, isEmpty]);

  async function failureOf(id: string, change: Change): Promise<string | undefined> {
    try {
      const reply = (await send({ variables: { input: { products: [inputOf(id, change)] } } })).data?.saveOrigins;
      return reply?.success ? undefined : (reply?.message ?? texts.wasNotSaved);
    } catch (thrown) {
      return messageOf(thrown);
    }
  }

  function show(id: string, change: Change) {
    cache.updateQuery({ query: SellerProduceDocument }, (data) => {
      const produce = data?.seller?.produce;
      if (!data?.seller || !produce) return undefined;
      const changed = produce.map((each) => (each.product.id === id ? { ...each, ...change } : each));
      return { ...data, seller: { ...data.seller, produce: changed } };
    });
  }

  /** @param undo what an undo brings back; undefined for the undo itself */
  async function save({ id, name }: { id: string; name: string }, change: Change, undo: Said | undefined) {
    setUnsaved((old) => ({ ...old, [id]: change }));
    setFaults((old) => without(old, id));
    const call = (calls.current.get(id) ?? Promise.resolve()).then(() => failureOf(id, change));
    calls.current.set(id, call);
    const failure = await call;
    if (failure !== undefined) {
      setFaults((old) => ({ ...old, [id]: failure }));
      return;
    }
    show(id, change);
    setUndos((old) => (undo ? { ...old, [id]: undo } : without(old, id)));
    // A tap that came meanwhile is still on its way.
    setUnsaved((old) => (old[id] === change ? without(old, id) : old));
    setFaults((old) => without(old, id));
    announce(texts.savedFor(name));
  }

  return ({ product, origins, originsAt, qualityClass, variety }: ProduceRow_produceFragment) => {
    const { id } = product;
    const saved = { origins, originsAt, qualityClass, variety };
    const [change, undo] = [unsaved[id], undos[id]];
    return {
      /** What was said last, saved or not. */
      said: { ...saved, ...change } as Said,
      fault: faults[id],
      sayOrigins: (wanted: string[]) =>
        save(
          product,
          { ...change, origins: wanted, originsAt: serverNow().toISOString() },
          // A second tap on the same origin leaves what the first one replaced.
          wanted.join('\n') === origins.join('\n') ? (undo ?? saved) : saved,
        ),
      say: (facts: Pick<Change, 'qualityClass' | 'variety'>) => save(product, { ...change, ...facts }, saved),
      saveAgain: () => save(product, change ?? {}, saved),
      discard: () => {
        setUnsaved((old) => without(old, id));
        setFaults((old) => without(old, id));
      },
      // Only of what is saved: it would replace a change that is still on its way.
      undo: change ? undefined : undo && (() => save(product, undo, undefined)),
    };
  };
}
