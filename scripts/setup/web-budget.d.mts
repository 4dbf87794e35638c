/** Plain JavaScript, because the build runs it before anything is installed. */
export function weighWeb(
  folder: string,
  manifest?: Record<
    string,
    { file: string; imports?: string[]; css?: string[]; assets?: string[]; isDynamicEntry?: boolean }
  >,
  read?: (file: string) => Buffer,
): { rows: { name: string; kilobytes: number; limit: number }[]; faults: string[] };
