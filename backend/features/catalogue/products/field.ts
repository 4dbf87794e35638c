import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { ProductsTable } from '#backend/db/tables.ts';
import type { CsvCell } from './csv-cells.ts';

/** A row of the table of products. */
export type Row = Selectable<ProductsTable>;

/** The form in which the columns of a field hold its value. */
interface Stored<Value, Column extends keyof Row> {
  read: (row: Row) => Value;
  write: (value: Value) => Pick<Row, Column>;
}

/** The uses of a field in the other layers. A property that most fields do not need is optional. */
interface Uses<Value> {
  /** The name in `Product`, where it is not the name of the field. */
  as?: string;
  /** The value of a new product for which none is said. Without it, each new product needs a value. */
  initial?: Value;
  /** The rule of the field in product/add and product/update; null when those do not set it. */
  input: z.ZodType<Value | undefined> | null;
  /**
   * The public list of products (`list`) or only the seller's one has it, unless FEATURES=classic hides `feature`. A null that
   * `schema` does not allow is left out. The fields of documents of the REST contract are fixed.
   */
  document: 'contract' | { in: 'list' | 'seller'; feature: string; schema: z.ZodType<Value | undefined> };
  /** The cell in CSV files; null when `row-reader.ts` has the column by hand. */
  csv: CsvCell<Value> | null;
}

export type AnyField = Stored<unknown, keyof Row> & Uses<unknown>;

/** Describes a field by the columns that store it and by what the other layers do with it. */
export const field = <Value, Column extends keyof Row, const Used extends Uses<Value>>(
  stored: Stored<Value, Column>,
  uses: Used,
): Stored<Value, Column> & Used => ({ ...stored, ...uses });

/** A column that holds the value as it is. */
export const column = <Name extends keyof Row>(name: Name): Stored<Row[Name], Name> => ({
  read: (row) => row[name],
  write: (value) => ({ [name]: value }) as Pick<Row, Name>,
});

type KeyOf<Field, Name> = Field extends { as: infer Key extends string } ? Key : Name;
type ValueOf<Field> = Field extends { read: (row: Row) => infer Value } ? Value : never;

/** The columns that hold these fields. */
export type ColumnsOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { write: (value: never) => infer Columns } ? keyof Columns : never;
}[keyof Fields];

/** The values of these fields by their names in `Product`. */
export type ValuesOf<Fields> = {
  [Name in keyof Fields as KeyOf<Fields[Name], Name>]: ValueOf<Fields[Name]>;
};

/** The values of a new product: those of fields with an initial one are optional. */
export type NewValuesOf<Fields> = Partial<ValuesOf<Fields>> & {
  [Name in keyof Fields as Fields[Name] extends { initial: unknown } ? never : KeyOf<Fields[Name], Name>]: ValueOf<
    Fields[Name]
  >;
};

/** The rules of the fields that requests set. */
export type InputsOf<Fields extends Record<string, { input: unknown }>> = {
  [Name in keyof Fields as Fields[Name]['input'] extends null ? never : Name]: Fields[Name]['input'];
};

/** A check by the compiler; at run time it does nothing. */
export function requireNone<_Names extends never>(): void {}
