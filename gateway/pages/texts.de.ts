export default {
  notFound: 'Nicht gefunden.',
  storeUnreachable: 'Der Shop ist gerade nicht erreichbar.',
} satisfies Translation<typeof import('./texts.ts')>;
