export default {
  notSupported: 'Dieser Shop sendet keine Mails noch einmal.',
} satisfies Translation<typeof import('./texts.ts')>;
