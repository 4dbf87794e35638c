import { isRecord } from '#gateway/refusals/outcome.ts';
import { untrue, type Finding } from './finding.ts';
import { fieldOf, outcomeOf, recordsIn, send, type Visit } from './visit.ts';

export async function checkDemoProducts(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.seller, 'GET /api/product/demo');
  return outcomeOf(asked) === true ? null : untrue('GET /api/product/demo is refused for the seller.', asked);
}

export async function checkStock(visit: Visit): Promise<Finding> {
  const listed = await send(visit, visit.client.newPerson(), 'GET /api/product/list', { cookies: [] });
  const bands: unknown[] = ['IN_STOCK', 'LOW', 'SOLD_OUT'];
  const isComplete = recordsIn(listed, 'products').every(
    ({ availability, left }) => bands.includes(availability) && (left === null || typeof left === 'number'),
  );
  if (!isComplete) return untrue('A product has no availability, or no left.', listed);
  const asked = await send(visit, visit.seller, 'GET /api/product/stock/list');
  if (outcomeOf(asked) === true && Array.isArray(fieldOf(asked, 'stocks'))) return null;
  return untrue('GET /api/product/stock/list sends the seller no stocks.', asked);
}

export async function checkStockSheets(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.seller, 'GET /api/product/stock/list');
  const hasMoves = recordsIn(asked, 'stocks').every(({ lastMove }) => Number.isInteger(lastMove));
  if (outcomeOf(asked) === true && Array.isArray(fieldOf(asked, 'stocks')) && hasMoves) return null;
  return untrue('GET /api/product/stock/list does not send the lastMove of each stock.', asked);
}

export async function checkPriceHistory(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.seller, 'GET /api/product/prices', {
    query: { productId: visit.product?._id ?? '' },
  });
  if (outcomeOf(asked) === true && Array.isArray(fieldOf(asked, 'moves'))) return null;
  return untrue('GET /api/product/prices sends no list of the prices that a product had.', asked);
}

export async function checkProductEditing(visit: Visit): Promise<Finding> {
  const listed = await send(visit, visit.seller, 'GET /api/product/seller');
  const products = recordsIn(listed, 'products');
  const isComplete =
    products.length > 0 &&
    products.every(({ version, isArchived }) => Number.isInteger(version) && typeof isArchived === 'boolean');
  if (!isComplete) return untrue('GET /api/product/seller sends no products with version and isArchived.', listed);
  const [{ _id: id, version } = {}] = products;
  const stale = { id, archived: true, ifVersion: Number(version) + 1 };
  const refused = await send(visit, visit.seller, 'POST /api/product/archive', { json: stale });
  const isRight = outcomeOf(refused) === false && fieldOf(refused, 'code') === 'CHANGED_SINCE';
  return isRight ? null : untrue('POST /api/product/archive does not refuse another ifVersion.', refused);
}

export async function checkBulkChanges(visit: Visit): Promise<Finding> {
  const [{ _id: id, version } = {}] = recordsIn(await send(visit, visit.seller, 'GET /api/product/seller'), 'products');
  const stale = { archived: true, products: [{ id, ifVersion: Number(version) + 1 }] };
  const refused = await send(visit, visit.seller, 'POST /api/product/bulk', { json: stale });
  const isRight = outcomeOf(refused) === false && fieldOf(refused, 'code') === 'CHANGED_SINCE';
  return isRight ? null : untrue('POST /api/product/bulk does not refuse another ifVersion.', refused);
}

export async function checkFood(visit: Visit): Promise<Finding> {
  const [{ _id: id } = {}] = recordsIn(await send(visit, visit.seller, 'GET /api/product/seller'), 'products');
  const json = { id, ifVersion: 1_000_000, checked: false };
  const refused = await send(visit, visit.seller, 'POST /api/product/food/update', { json });
  const isRight = outcomeOf(refused) === false && fieldOf(refused, 'code') === 'CHANGED_SINCE';
  if (!isRight) return untrue('POST /api/product/food/update does not refuse another ifVersion.', refused);
  const asked = await send(visit, visit.seller, 'GET /api/product/origins');
  const isComplete = recordsIn(asked, 'products').every(({ origins }) => Array.isArray(origins));
  if (outcomeOf(asked) === true && Array.isArray(fieldOf(asked, 'products')) && isComplete) return null;
  return untrue('GET /api/product/origins sends the seller no products with origins.', asked);
}

export async function checkImport(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.seller, 'GET /api/product/export', { cookies: ['seller'] });
  const isFile = asked.response?.isOk === true && asked.response.body === undefined;
  return isFile ? null : untrue('GET /api/product/export sends the seller no CSV file.', asked);
}

/** Whether files of products have a column. */
async function checkColumn(visit: Visit, column: 'sku' | 'gtin' | 'searchWords'): Promise<Finding> {
  const asked = await send(visit, visit.seller, 'GET /api/product/import/columns', { cookies: ['seller'] });
  const isListed = recordsIn(asked, 'columns').some(({ name }) => name === column);
  return isListed ? null : untrue(`GET /api/product/import/columns lists no column ${column}.`, asked);
}

export const checkColumns = (visit: Visit): Promise<Finding> => checkColumn(visit, 'sku');

export async function checkSearchWords(visit: Visit): Promise<Finding> {
  const finding = await checkColumn(visit, 'searchWords');
  if (finding) return finding;
  const listed = await send(visit, visit.client.newPerson(), 'GET /api/product/list', { cookies: [] });
  const isRight = recordsIn(listed, 'products').every(
    ({ searchWords }) => searchWords === undefined || searchWords === null || typeof searchWords === 'string',
  );
  return isRight ? null : untrue('The searchWords of a product are no text.', listed);
}

export async function checkBarcodes(visit: Visit): Promise<Finding> {
  const finding = await checkColumn(visit, 'gtin');
  if (finding) return finding;
  const listed = await send(visit, visit.client.newPerson(), 'GET /api/product/list', { cookies: [] });
  const isRight = recordsIn(listed, 'products').every(
    ({ gtin }) => gtin === undefined || gtin === null || (typeof gtin === 'string' && /^\d{14}$/.test(gtin)),
  );
  return isRight ? null : untrue('A gtin does not have 14 digits.', listed);
}

export async function checkLookup(visit: Visit): Promise<Finding> {
  // A wrong check digit: the store asks nobody about it.
  const asked = await send(visit, visit.seller, 'POST /api/product/look-up', { json: { gtin: '4006381333932' } });
  if (outcomeOf(asked) === false && fieldOf(asked, 'code') === 'INVALID') return null;
  return untrue('POST /api/product/look-up does not refuse a barcode with a wrong check digit.', asked);
}

export async function checkOwnCategories(visit: Visit): Promise<Finding> {
  const person = visit.client.newPerson();
  const asked = await send(visit, person, 'GET /api/category/list', { cookies: [] });
  const all = recordsIn(asked, 'categories');
  const isComplete = all.every(
    ({ slug, name, isOwn, productCount }) =>
      typeof slug === 'string' &&
      typeof name === 'string' &&
      typeof isOwn === 'boolean' &&
      typeof productCount === 'number',
  );
  if (outcomeOf(asked) !== true || all.length === 0 || !isComplete)
    return untrue('GET /api/category/list sends no categories with slug, name, isOwn and productCount.', asked);
  const listed = await send(visit, person, 'GET /api/product/list', { cookies: [] });
  const own = all.filter(({ isOwn }) => isOwn === true).map(({ slug }) => slug);
  const beside = recordsIn(listed, 'categories').map(({ slug }) => slug);
  if (Array.isArray(fieldOf(listed, 'categories')) && own.join() === beside.join()) return null;
  return untrue('GET /api/product/list does not name the own categories in categories.', listed);
}

/** Reads the labels of the categories: beside the products, and in the list of categories. */
export async function checkCategoryLabels(visit: Visit): Promise<Finding> {
  const listed = await send(visit, visit.client.newPerson(), 'GET /api/product/list', { cookies: [] });
  const labels = fieldOf(listed, 'categoryLabels');
  if (!isRecord(labels) || Object.values(labels).some((label) => typeof label !== 'string'))
    return untrue('GET /api/product/list sends no categoryLabels with the names by slug.', listed);
  const all = await send(visit, visit.client.newPerson(), 'GET /api/category/list', { cookies: [] });
  const isSaid = ({ label }: Record<string, unknown>) => label === null || typeof label === 'string';
  const categories = recordsIn(all, 'categories');
  if (categories.length > 0 && categories.every(isSaid)) return null;
  return untrue('GET /api/category/list does not say the label (a text or null) of each category.', all);
}
