import type { Description } from './description.ts';

/**
 * The names that the store and its clients share, as TypeScript: its features, and every enumeration of its documents with its
 * type. A leaf: pages may import it.
 */
export function vocabularyCode({ components: { schemas }, ...document }: Description): string {
  const names = Object.entries(schemas).flatMap(([name, { enum: values }]) =>
    values ? [listCode(name, values.map(String))] : [],
  );
  return `/* Written by \`npm run codegen\` from contract/store.openapi.json. */

    ${[listCode('Feature', Object.keys(document['x-features']).toSorted()), ...names].join('\n\n')}
  `;
}

/** The name of the constant with the values of an enumeration. */
export const listName = (name: string): string => {
  const start = `${name[0]?.toLowerCase()}${name.slice(1)}`;
  if (start.endsWith('y')) return `${start.slice(0, -1)}ies`;
  return start.endsWith('is') ? `${start.slice(0, -2)}es` : /(sh|x)$/.test(start) ? `${start}es` : `${start}s`;
};

const listCode = (name: string, values: readonly string[]) =>
  `/** @public */\nexport const ${listName(name)} = ${JSON.stringify(values)} as const;\n\n/** @public */\nexport type ${name} = (typeof ${listName(name)})[number];`;
