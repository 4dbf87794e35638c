/** One forward step of the schema. Never edited once released: its checksum is kept in the database. */
export interface Migration {
  id: number;
  name: string;
  statements: string[];
}
