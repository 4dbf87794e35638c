import { expect, test } from 'vitest';
import { fold } from '#gateway/search/text-fold.ts';

test.each([
  ['Crème Brûlée', 'creme brulee'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['Smørrebrød', 'smorrebrod'],
  ['Straße', 'strasse'],
  ['Żółty ser', 'zolty ser'],
  ['İstanbul ışık', 'istanbul isik'],
  ['ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
  ['ﬁsh', 'fish'],
  ['Ñandú', 'nandu'],
  ['Bio Käse 250 g', 'bio kase 250 g'],
  ['', ''],
])('“%s” is folded to “%s”', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
