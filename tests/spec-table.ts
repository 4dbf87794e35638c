import { callRows } from './spec-rows/call-rows.ts';
import { constantRows } from './spec-rows/constant-rows.ts';
import { entityRows } from './spec-rows/entity-rows.ts';
import { failureRows } from './spec-rows/failure-rows.ts';
import { purposeRows } from './spec-rows/purpose-rows.ts';
import { roleRows } from './spec-rows/role-rows.ts';
import { screenRows } from './spec-rows/screen-rows.ts';
import { stateRows } from './spec-rows/state-rows.ts';
import { validationRows } from './spec-rows/validation-rows.ts';

/** One statement of the specification and the tests that prove it. */
export interface SpecRow {
  section: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** The specification's words, or close to them. */
  row: string;
  /** `file` from the project's root; `title` as in the source, for `test.each` with its placeholders. */
  proofs: { file: string; title: string }[];
}

/** Every row of the specification, in its order. */
export const specTable: SpecRow[] = [
  ...section(1, purposeRows),
  ...section(2, screenRows),
  ...section(3, entityRows),
  ...section(4, stateRows),
  ...section(5, validationRows),
  ...section(6, roleRows),
  ...section(7, callRows),
  ...section(8, failureRows),
  ...section(9, constantRows),
];

function section(number: SpecRow['section'], rows: Record<string, Record<string, string[]>>): SpecRow[] {
  return Object.entries(rows).map(([row, titlesByFile]) => ({
    section: number,
    row,
    proofs: Object.entries(titlesByFile).flatMap(([file, titles]) => titles.map((title) => ({ file, title }))),
  }));
}
