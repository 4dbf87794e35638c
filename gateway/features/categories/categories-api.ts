import type {
  ArrangeCategoriesInput,
  MutationRemoveCategoryArgs,
  SaveCategoryInput,
} from '#gateway/__generated__/schema.ts';
import { readSellerCategories, type SellerCategory } from '#gateway/catalogue/own-categories.ts';
import type { Parts } from '#gateway/parts.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath, type InputPath } from '#gateway/refusals/user-errors.ts';
import { multipartForm } from '#gateway/transport/multipart-form.ts';
import { pictureParts, PictureRefused } from '#gateway/transport/picture-parts.ts';
import type { RestClient } from '#gateway/transport/rest-client.ts';
import * as texts from './texts.ts';

/** A category in the seller's list, with its place on the walk, from 0. */
export type ListedCategory = SellerCategory & { walk: number };

const notSupported = refusal('NOT_SUPPORTED', texts.notSupported);
const saveInput = inputPath<SaveCategoryInput>({
  slug: true,
  label: 'name',
  picture: true,
  removePicture: [],
  idempotencyKey: [],
});

/** GET /api/category/list, POST /api/category/save, /remove and /arrange */
export function createCategoriesApi({ rest, seller, features, toPictureUrl, products, additions, jar }: Parts) {
  /** Sends a change, unless the store would certainly refuse it. */
  async function change(send: () => ReturnType<RestClient['send']>, toInput?: InputPath): Promise<Outcome> {
    if (!features.has('CATEGORIES_OWN')) return notSupported;
    const notSeller = await seller.refusal();
    if (notSeller) return notSeller;
    try {
      return readOutcome(await send(), toInput && { toInput });
    } finally {
      products.forget();
    }
  }

  const post = (path: string, json: object) =>
    rest.send({ method: 'POST', path, kind: 'change', cookies: ['seller'], json });

  return {
    /**
     * All categories of the store; null when it has only the seven categories of the contract.
     * @throws Fault when there is no response at all
     */
    async all(): Promise<ListedCategory[] | null> {
      if (!features.has('CATEGORIES_OWN')) return null;
      const response = await rest.send({ method: 'GET', path: '/api/category/list', kind: 'read' });
      if (!readOutcome(response).success) return null;
      const { body } = response;
      const walk = isRecord(body) && Array.isArray(body['walk']) ? body['walk'] : [];
      const categories = readSellerCategories(response, toPictureUrl);
      return categories.map((category) => {
        const place = walk.indexOf(category.slug);
        return { ...category, walk: place === -1 ? categories.length : place };
      });
    },

    async save({ slug, label, picture, removePicture, idempotencyKey }: SaveCategoryInput): Promise<Outcome> {
      const pictures = picture ? [picture] : [];
      const fields = { ...(slug != null && { slug }), name: label, ...(removePicture && { removePicture: 'true' }) };
      const form = multipartForm(fields, { name: 'picture', parts: pictureParts(pictures) });
      const path = '/api/category/save';
      const key = slug == null ? idempotencyKey : null;
      const addition = { path, roles: ['seller'] as const, key, contents: [label, pictures.length] };
      try {
        return await additions.once(jar, addition, (headers) =>
          change(
            () => rest.send({ method: 'POST', path, kind: 'upload', cookies: ['seller'], headers, form }),
            saveInput,
          ),
        );
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error;
        return refusal('INVALID', error.message, ['picture']);
      }
    },

    remove: (slug: string): Promise<Outcome> =>
      change(() => post('/api/category/remove', { slug }), inputPath<MutationRemoveCategoryArgs>({ slug: true })),

    arrange: ({ own, walk }: ArrangeCategoriesInput): Promise<Outcome> =>
      change(
        () => post('/api/category/arrange', { ...(own && { own }), ...(walk && { walk }) }),
        inputPath<ArrangeCategoriesInput>({ own: true, walk: true }),
      ),
  };
}
