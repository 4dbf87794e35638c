import { shopMigration } from './0001-shop.ts';
import { throttlesMigration } from './0002-throttles.ts';
import { growthMigration } from './0003-growth.ts';
import { orderNumbersMigration } from './0004-order-numbers.ts';
import { pictureSizesMigration } from './0005-picture-sizes.ts';
import { orderLifeMigration } from './0006-order-life.ts';
import { countedStockMigration } from './0007-counted-stock.ts';
import { productEditingMigration } from './0008-product-editing.ts';
import { categoriesMigration } from './0009-categories.ts';
import { importsMigration } from './0010-imports.ts';
import { orderSearchMigration } from './0012-order-search.ts';
import { orderSizesMigration } from './0013-order-sizes.ts';
import { mailsMigration } from './0014-mails.ts';
import { accountsMigration } from './0015-accounts.ts';
import { slotsMigration } from './0016-slots.ts';
import { pickingMigration } from './0017-picking.ts';
import { staffMigration } from './0018-staff.ts';
import { taxMigration } from './0019-tax.ts';
import { orderNotesMigration } from './0020-order-notes.ts';
import { refundLinesMigration } from './0021-refund-lines.ts';
import { settledSumsMigration } from './0022-settled-sums.ts';
import { searchWordsMigration } from './0023-search-words.ts';
import { confirmedEmailsMigration } from './0024-confirmed-emails.ts';
import { ordersToPickMigration } from './0025-orders-to-pick.ts';
import { countedAuditMigration } from './0026-counted-audit.ts';
import { listedNumbersMigration } from './0027-listed-numbers.ts';
import { ordersByNumberMigration } from './0028-orders-by-number.ts';
import { articleNumbersMigration } from './0029-article-numbers.ts';
import { stockNotesMigration } from './0030-stock-notes.ts';
import { ordersByPromiseMigration } from './0031-orders-by-promise.ts';
import { confirmedSubscribersMigration } from './0032-confirmed-subscribers.ts';
import { foodFactsMigration } from './0033-food-facts.ts';
import { priceMovesMigration } from './0034-price-moves.ts';
import { contractsMigration } from './0035-contracts.ts';
import { gtinMigration } from './0036-gtin.ts';
import { productWordsMigration } from './0037-product-words.ts';
import { productSumsMigration } from './0038-product-sums.ts';
import { tourStopsMigration } from './0039-tour-stops.ts';
import { takingsSumsMigration } from './0040-takings-sums.ts';
import { monthSumsMigration } from './0041-month-sums.ts';
import { lineAccountsMigration } from './0042-line-accounts.ts';
import { joinedNamesMigration } from './0043-joined-names.ts';
import { categoryLabelsMigration } from './0044-category-labels.ts';
import { answeredWithdrawalsMigration } from './0045-answered-withdrawals.ts';
import { addedRecordsMigration } from './0046-added-records.ts';
import { depositsMigration } from './0047-deposits.ts';
import { guestsMigration } from './0048-guests.ts';
import { customersMigration } from './0049-customers.ts';
import { joinedOrdersMigration } from './0050-joined-orders.ts';
import { portionsMigration } from './0051-portions.ts';
import { exceededBothMigration } from './0052-exceeded-both.ts';
import type { Migration } from './migration.ts';

/** Every step, oldest first. A new one goes to the end with the next id. */
export const allMigrations: Migration[] = [
  shopMigration,
  throttlesMigration,
  growthMigration,
  orderNumbersMigration,
  pictureSizesMigration,
  orderLifeMigration,
  countedStockMigration,
  productEditingMigration,
  categoriesMigration,
  importsMigration,
  orderSearchMigration,
  orderSizesMigration,
  mailsMigration,
  accountsMigration,
  slotsMigration,
  pickingMigration,
  staffMigration,
  taxMigration,
  orderNotesMigration,
  refundLinesMigration,
  settledSumsMigration,
  searchWordsMigration,
  confirmedEmailsMigration,
  ordersToPickMigration,
  countedAuditMigration,
  listedNumbersMigration,
  ordersByNumberMigration,
  articleNumbersMigration,
  stockNotesMigration,
  ordersByPromiseMigration,
  confirmedSubscribersMigration,
  foodFactsMigration,
  priceMovesMigration,
  contractsMigration,
  gtinMigration,
  productWordsMigration,
  productSumsMigration,
  tourStopsMigration,
  takingsSumsMigration,
  monthSumsMigration,
  lineAccountsMigration,
  joinedNamesMigration,
  categoryLabelsMigration,
  answeredWithdrawalsMigration,
  addedRecordsMigration,
  depositsMigration,
  guestsMigration,
  customersMigration,
  joinedOrdersMigration,
  portionsMigration,
  exceededBothMigration,
];
