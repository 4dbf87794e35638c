import type { DepositType, ProductDeposit } from '#backend/rules/deposits.ts';
import type { CsvCell } from '../products/csv-cells.ts';
import * as texts from './texts.ts';

/** A cell such as `Bottle` or `20 x Bottle`. */
const countAndName = /^(\d{1,3})\s*[x×*]\s*(.+)$/iu;

function findType(types: readonly DepositType[], name: string): DepositType | undefined {
  const wanted = name.trim().toLowerCase();
  return types.find((type) => type.name.toLowerCase() === wanted);
}

function readDeposit(cell: string, types: readonly DepositType[]): ProductDeposit | null {
  const whole = findType(types, cell);
  if (whole !== undefined) return { type: whole.id, count: 1 };
  const [, count = '', name = ''] = countAndName.exec(cell.trim()) ?? [];
  const type = findType(types, name);
  return type === undefined ? null : { type: type.id, count: Number(count) };
}

/** The deposit of a product in a file: the name of its type, with the number of containers before it where it is more than one. */
export const depositCell: CsvCell<ProductDeposit | null> = {
  toText(deposit, { depositTypes = [] }) {
    const type = deposit && depositTypes.find(({ id }) => id === deposit.type);
    if (!type) return '';
    return deposit.count === 1 ? type.name : `${deposit.count} x ${type.name}`;
  },
  read(cell, { depositTypes = [] }, before) {
    if (cell.trim() === '') return { value: null };
    const value = readDeposit(
      cell,
      depositTypes.filter(({ id, isArchived }) => !isArchived || id === before?.type),
    );
    if (value !== null) return { value };
    const names = depositTypes.filter(({ isArchived }) => !isArchived).map(({ name }) => name);
    return {
      fault: names.length === 0 ? texts.noTypes : texts.unknownName(cell.trim().slice(0, 40), names.join(', ')),
    };
  },
};
