import { untrue, type Finding } from './finding.ts';
import { fieldOf, outcomeOf, recordsIn, send, type Visit } from './visit.ts';

export async function checkProductEditing(visit: Visit): Promise<Finding> {
  const listed = await send(visit, visit.seller, 'GET /api/product/seller');
  const products = recordsIn(listed, 'products');
  if (products.length === 0) return untrue('GET /api/product/seller sends no products.', listed);
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
  return isRight ? null : untrue('POST /api/product/food/update does not refuse another ifVersion.', refused);
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

export const checkSearchWords = (visit: Visit): Promise<Finding> => checkColumn(visit, 'searchWords');

export const checkBarcodes = (visit: Visit): Promise<Finding> => checkColumn(visit, 'gtin');

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
  if (all.length === 0) return untrue('GET /api/category/list sends no categories.', asked);
  const listed = await send(visit, person, 'GET /api/product/list', { cookies: [] });
  const own = all.filter(({ isOwn }) => isOwn === true).map(({ slug }) => slug);
  const beside = recordsIn(listed, 'categories').map(({ slug }) => slug);
  if (Array.isArray(fieldOf(listed, 'categories')) && own.join() === beside.join()) return null;
  return untrue('GET /api/product/list does not name the own categories in categories.', listed);
}
