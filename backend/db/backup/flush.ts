import { open } from 'node:fs/promises';

/** Waits until the content of the file is on the disk (fsync). */
export async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
