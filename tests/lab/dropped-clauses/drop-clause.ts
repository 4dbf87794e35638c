import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file and the name of the clause that the sources run without; empty: they run whole. */
    droppedClause: string;
    /** The folder for what test files write for this program. */
    notesDir: string;
  }
}

const all = globalThis as { droppedClause?: string; runClauses?: Set<string> };
const notesDir = inject('notesDir');
all.droppedClause = inject('droppedClause');
if (all.droppedClause === '') {
  all.runClauses = new Set();
  afterAll(() => {
    const file = path.relative(process.cwd(), expect.getState().testPath ?? '');
    const note = { file, clauses: [...(all.runClauses ?? [])] };
    writeFileSync(path.join(notesDir, `${file.replaceAll('/', '-')}.json`), JSON.stringify(note));
  });
} else {
  // A test that never ends is ended by the number of its process.
  writeFileSync(path.join(notesDir, `${process.pid}.pid`), '');
}
