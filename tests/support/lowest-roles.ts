/** The roles of a shop's team, lowest first. */
export const staffRoles = ['PACKER', 'MANAGER', 'OWNER'] as const;

/** The lowest role of every call of the seller: the table "Team" of docs/operations.md, written out call by call. */
export const lowestRoles: Record<(typeof staffRoles)[number], readonly string[]> = {
  // Orders: pick, finish, move; the own password.
  PACKER: [
    '/api/order/finish-picking',
    '/api/order/move',
    '/api/order/pick',
    '/api/order/seller',
    '/api/order/seller/next',
    '/api/order/seller/promises',
    '/api/order/tour',
    '/api/staff/password',
  ],
  MANAGER: [
    // Cancel, refund; see withdrawals; see and release unpaid orders.
    '/api/order/cancel',
    '/api/order/refund',
    '/api/order/release',
    '/api/order/unpaid',
    '/api/withdrawal/answer',
    '/api/withdrawal/list',
    // Sums, takings, best sellers, exports.
    '/api/order/export',
    '/api/order/seller/best-sellers',
    '/api/order/seller/sums',
    '/api/order/seller/takings',
    '/api/product/export',
    // Products, stock, categories, import.
    '/api/category/arrange',
    '/api/category/remove',
    '/api/category/save',
    '/api/product/add',
    '/api/product/archive',
    '/api/product/arrange',
    '/api/product/bulk',
    '/api/product/food/update',
    '/api/product/demo',
    '/api/product/import/apply',
    '/api/product/import/columns',
    '/api/product/import/preview',
    '/api/product/origins',
    '/api/product/origins/update',
    '/api/product/prices',
    '/api/product/look-up',
    '/api/product/remove-demo',
    '/api/product/seller',
    '/api/product/stock',
    '/api/product/stock/adjust',
    '/api/product/stock/list',
    '/api/product/stock/moves',
    '/api/product/stock/stop',
    '/api/product/update',
    // Mails, the newsletter's subscribers.
    '/api/mail/list',
    '/api/mail/resend',
    '/api/newsletter/subscribers',
    // Delivery: see.
    '/api/delivery/plan',
    // The shop's texts and pages; `ownerSettings` are about money.
    '/api/store/update',
  ],
  OWNER: [
    '/api/delivery/plan/save',
    // What the law asks of the shop.
    '/api/store/law',
    // Backups, disk, mail, certificate.
    '/api/store/status',
    // Team, trail of changes.
    '/api/staff/add',
    '/api/staff/changes',
    '/api/staff/list',
    '/api/staff/update',
  ],
};
