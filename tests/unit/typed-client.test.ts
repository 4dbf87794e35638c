import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

/** The configuration that docs/clients.md tells others to paste. */
const codegenConfig =
  [...readFileSync('docs/clients.md', 'utf8').matchAll(/```ts\n(.*?)```/gs)]
    .map(([, block]) => block ?? '')
    .find((block) => block.includes("preset: 'client'")) ?? '';

const tsconfig = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    target: 'es2023',
    module: 'preserve',
    lib: ['es2023', 'dom'],
    types: [],
  },
  include: ['src'],
};

/** Runs a program of node_modules in a folder. */
function run(folder: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules', program), ...args], {
    cwd: folder,
    encoding: 'utf8',
    // The generator prints nothing when this is `test`.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  return { isPassed: status === 0, output: stdout + stderr };
}

/** A project of somebody else: nothing but schema.graphql, the configuration and these sources. */
function projectWith(sources: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'typed-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  copyFileSync('schema.graphql', join(folder, 'schema.graphql'));
  writeFileSync(join(folder, 'codegen.ts'), codegenConfig);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, 'src', name), source);
  return folder;
}

const generate = (folder: string) => run(folder, '@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts');
const compile = (folder: string) => run(folder, 'typescript/bin/tsc', '--project', '.');

const operations = `
  import { graphql } from './gql';

  export const products = graphql(\`
    query Products($filter: ProductFilter) {
      products(first: 12, filter: $filter) { totalCount nodes { id name offerPrice createdAt } }
    }
  \`);
  export const cart = graphql(\`
    query MyCart { me { name cart { total version lines { quantity product { name offerPrice } } } addresses { zipcode } } }
  \`);
  export const orders = graphql(\`
    query MyOrders($after: String) {
      me { orders(first: 10, after: $after) { nodes { id amount createdAt } pageInfo { hasNextPage endCursor } } }
    }
  \`);
  export const placeOrder = graphql(\`
    mutation PlaceOrder($input: PlaceOrderInput!) {
      placeOrder(input: $input) { success message errors { code field message } redirectUrl }
    }
  \`);
  export const addProduct = graphql(\`
    mutation AddProduct($input: AddProductInput!) { addProduct(input: $input) { success product { id } } }
  \`);
`;

const client = `
  import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';
  import { addProduct, cart, orders, placeOrder, products } from './operations';

  declare function send<T extends typeof addProduct | typeof cart | typeof orders | typeof placeOrder | typeof products>(
    document: T, variables: VariablesOf<T>,
  ): Promise<ResultOf<T>>;

  export async function walk(picture: File) {
    const list = await send(products, { filter: { inStock: true, search: 'figs' } });
    const prices: number[] = list.products.nodes.map(({ offerPrice }) => offerPrice);
    const created: string | null | undefined = list.products.nodes[0]?.createdAt;

    const { me } = await send(cart, {});
    const quantities: number[] = me?.cart.lines.map(({ quantity }) => quantity) ?? [];
    const total: number | undefined = me?.cart.total;
    const zipcode: number | null | undefined = me?.addresses[0]?.zipcode;

    const page = (await send(orders, { after: null })).me?.orders;
    const next = page?.pageInfo.hasNextPage ? await send(orders, { after: page.pageInfo.endCursor }) : undefined;

    const items = [{ productId: 'p1', quantity: 2 }];
    const placed = await send(placeOrder, { input: { addressId: 'a1', payment: 'COD', items } });
    const sentences = placed.placeOrder.errors.map(({ code, field, message }) =>
      code === 'SOLD_OUT' ? \`\${field?.join('.')} is sold out\` : message,
    );
    const input = { name: 'Figs', category: 'fruits', price: 5, offerPrice: 4, description: [], images: [picture] } as const;
    return { prices, created, quantities, total, zipcode, next, sentences, added: await send(addProduct, { input: { ...input, description: ['Ripe.'], images: [picture] } }) };
  }
`;

describe('a client that is generated from schema.graphql', () => {
  test('a client generated from schema.graphql compiles in strict mode, and shows wrong fields and variables at compile time', () => {
    const folder = projectWith({
      'operations.ts': operations,
      'client.ts': client,
      'wrong-field.ts': `
        import type { ProductsQuery } from './gql/graphql';
        export const names = (data: ProductsQuery) => data.products.nodes.map((product) => product.nam);
      `,
      'wrong-variables.ts': `
        import type { PlaceOrderMutationVariables } from './gql/graphql';
        export const variables: PlaceOrderMutationVariables = { input: { addressId: 'a1', payment: 'CASH', items: [] } };
      `,
    });
    expect(generate(folder)).toMatchObject({ isPassed: true });

    const { isPassed, output } = compile(folder);
    const places = output
      .split('\n')
      .flatMap((line) => /^src\/([\w-]+\.ts)\(.*error (TS\d+)/.exec(line)?.slice(1) ?? []);
    expect(isPassed).toBe(false);
    expect(places).toEqual(['wrong-field.ts', expect.any(String), 'wrong-variables.ts', 'TS2322']);
  });

  test('no client is generated for an operation with an unknown field', () => {
    const folder = projectWith({
      'operations.ts': `import { graphql } from './gql'; export const wrong = graphql(\`query Wrong { products { nodes { nam } } }\`);`,
    });
    const { isPassed, output } = generate(folder);
    expect(isPassed).toBe(false);
    expect(output).toContain('Cannot query field "nam" on type "Product"');
  });
});
