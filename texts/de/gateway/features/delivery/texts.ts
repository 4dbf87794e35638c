export default {
  notSupported: 'Dieser Shop hat keine Lieferzeiten und Liefergebiete.',
} satisfies Translation<typeof import('#gateway/features/delivery/texts.ts')>;
