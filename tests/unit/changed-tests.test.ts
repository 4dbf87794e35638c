import { expect, test } from 'vitest';
import { filesByTable } from '../../scripts/setup/changed-tests.mjs';

const browserTests = [
  { path: 'tests/e2e/cart.test.ts', text: "await page.goto('/cart')" },
  { path: 'tests/e2e/pick.test.ts', text: "await seller.goto('/seller/orders/pick')" },
];
const walks = ['tests/e2e/selling.test.ts', 'tests/e2e/shopping.test.ts'];

test.each([
  [['web/features/cart/CartPage.tsx'], ['tests/e2e/cart.test.ts', ...walks]],
  [['web/features/seller/picking/PickSheet.tsx'], ['tests/e2e/pick.test.ts', ...walks]],
  [['backend/features/orders/order.ts'], walks],
  [['backend/db/migrate.ts'], ['tests/backend/store-process.test.ts', ...walks]],
  [['deploy/install'], ['tests/cluster/deploy-files.test.ts', 'tests/cluster/install.test.ts']],
  [['docs/growing.md'], []],
  [['tests/e2e/pick.test.ts', 'tests/support/seller.ts'], ['tests/e2e/pick.test.ts']],
])('a change of %j can break %j', (changed, files) => {
  expect(filesByTable(changed, browserTests)).toEqual(files);
});
