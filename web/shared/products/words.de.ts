export default {
  pluralEnding: /e[nr]?$|[ns]$/,
} satisfies Translation<typeof import('./words.ts')>;
