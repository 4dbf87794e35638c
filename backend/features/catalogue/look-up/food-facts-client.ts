import { printedGtin } from '#readers/barcode.ts';
import { readBoundedText } from '#backend/http/bounded-text.ts';
import { askedFields, readFoundFacts, type FoundFacts } from './found-facts.ts';

/** The facts, or why there are none. */
export type Lookup = { facts: FoundFacts } | 'UNKNOWN' | 'UNAVAILABLE';

export interface FoodFactsOptions {
  /** The origin of Open Food Facts, or of a server with the same calls. */
  url: URL;
  /** Where the operator of this shop can be found: https://openfoodfacts.github.io/openfoodfacts-server/api/ asks for it. */
  shopUrl: string;
  deadlineMs?: number;
  maxBytes?: number;
}

/**
 * Asks for the facts of a product: one request for each call, with a deadline. Redirects and large answers are refused.
 *
 * @param onFailure gets the cause when there is no usable answer
 */
export async function lookUpFoodFacts(
  gtin: string,
  { url, shopUrl, deadlineMs = 5000, maxBytes = 512 * 1024 }: FoodFactsOptions,
  onFailure: (error: unknown) => void,
): Promise<Lookup> {
  const address = new URL(`/api/v2/product/${printedGtin(gtin)}.json`, url);
  address.searchParams.set('fields', askedFields.join(','));
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', 'user-agent': `Greengate/1.0 (${shopUrl})` },
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (response.status !== 200 && response.status !== 404) {
      await response.body?.cancel();
      throw new Error(`FOOD_FACTS_URL answered with the status ${response.status}.`);
    }
    const body: unknown = JSON.parse(await readBoundedText(response, maxBytes, 'FOOD_FACTS_URL'));
    const answer = typeof body === 'object' && body !== null ? body : {};
    // An unknown code has the status 0, since 2024 with the HTTP status 404.
    if (!('status' in answer) || (answer.status !== 0 && answer.status !== 1)) {
      throw new Error('FOOD_FACTS_URL sent an answer that is not as documented.');
    }
    const facts = answer.status === 1 && 'product' in answer ? readFoundFacts(answer.product) : null;
    return facts === null ? 'UNKNOWN' : { facts };
  } catch (error) {
    onFailure(error);
    return 'UNAVAILABLE';
  }
}
