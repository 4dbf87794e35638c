// Not reviewed by a native reader.
export default {
  nameList: (names: readonly string[]) => new Intl.ListFormat('fr').format(names),
} satisfies Translation<typeof import('#web/features/cart/name-list.ts')>;
