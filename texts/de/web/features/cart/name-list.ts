export default {
  nameList: (names: readonly string[]) => new Intl.ListFormat('de').format(names),
} satisfies Translation<typeof import('#web/features/cart/name-list.ts')>;
