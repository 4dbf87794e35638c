import { openGateway } from './open-gateway.ts';

/** Each line of a shopping list with its state, and its first product with the quantity. */
export async function matchedLines(text: string): Promise<string[]> {
  const { run } = await openGateway();
  const { data } = await run(
    'query ($text: String!) { matchList(text: $text) { lines { state matches { quantity product { id } } } } }',
    { text },
  );
  return data.matchList.lines.map(
    ({ state, matches: [first] }: { state: string; matches: { quantity: number; product: { id: string } }[] }) =>
      first ? `${state} ${first.product.id}×${first.quantity}` : state,
  );
}
