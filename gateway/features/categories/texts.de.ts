export default {
  notSupported: 'Dieser Shop hat nur die sieben festen Kategorien.',
} satisfies Translation<typeof import('./texts.ts')>;
