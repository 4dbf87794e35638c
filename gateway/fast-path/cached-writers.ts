import type { RestProduct } from '../documents/shapes.ts';
import type { Execution, Text, Write, Writer } from './json-writers.ts';
import type { FieldTexts, CachedText, SnapshotTexts } from './text-cache.ts';

let lastWriter = 0;

/** A writer of products that takes the text of a listed product from the text cache. */
export function cachedByProduct(writer: Writer): Writer {
  const id = (lastWriter += 1);
  return {
    ...writer,
    write(product, execution) {
      const texts = snapshotTexts(execution);
      const own = texts?.of(id);
      const known = own?.get(product);
      if (known) return reuse(known, execution);
      // Other products belong to a seller, or are of another time.
      const isListed = texts?.snapshot.find((product as RestProduct)._id) === product;
      if (!own || !isListed) return writer.write(product, execution);
      return keep(own, product, execution, (counted) => writer.write(product, counted));
    },
  };
}

/** A writer of a public root field that takes the text for the values of its variables from the text cache. */
export function cachedByVariables(writer: Writer): Writer {
  const id = (lastWriter += 1);
  const names = [...writer.variables];
  const write: Write = (source, execution) => {
    const texts = snapshotTexts(execution);
    if (!texts) return writer.write(source, execution);
    // The key has the names: in a plain JSON list, a variable left out would look like null, which does not take the default value.
    const given = names.filter((name) => execution.variables[name] !== undefined);
    const key = JSON.stringify(given.map((name) => [name, execution.variables[name]]));
    const own = texts.of(id);
    const known = own.get(key);
    return known ? reuse(known, execution) : keep(own, key, execution, (counted) => writer.write(source, counted));
  };
  return {
    ...writer,
    write(source, execution) {
      const snapshot = execution.context.api.products.snapshot();
      return snapshot instanceof Promise ? snapshot.then(() => write(source, execution)) : write(source, execution);
    },
  };
}

/** The cached texts of the current snapshot; undefined while the catalogue is being fetched. */
function snapshotTexts(execution: Execution): SnapshotTexts | undefined {
  const { context, textCache, texts } = execution;
  const snapshot = context.api.products.snapshot();
  if (texts?.snapshot === snapshot) return texts;
  execution.texts = snapshot instanceof Promise ? undefined : textCache(snapshot, context.publicOrigin);
  return execution.texts;
}

function reuse({ text, objects }: CachedText, execution: Execution): string {
  execution.objects += objects;
  return text;
}

function keep(texts: FieldTexts, key: unknown, execution: Execution, write: (counted: Execution) => Text): Text {
  const counted = { ...execution, objects: 0 };
  const add = (text: string) => {
    const made = { text, objects: counted.objects };
    texts.set(key, made);
    return reuse(made, execution);
  };
  const text = write(counted);
  return typeof text === 'string' ? add(text) : text.then(add);
}
