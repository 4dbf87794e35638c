// Not reviewed by a native reader.
export default {
  nameList: (names: readonly string[]) => new Intl.ListFormat('es').format(names),
} satisfies Translation<typeof import('./name-list.ts')>;
