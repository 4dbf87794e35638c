export default {
  unreachable: 'Der Shop ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
  notAvailable: (status: number) =>
    `Der Shop ist gerade nicht verfügbar (Status ${status}). Bitte versuchen Sie es noch einmal.`,
  withCode: (message: string, code: string) => `${message} (Code ${code})`,
} satisfies Translation<typeof import('#web/shared/apollo/texts.ts')>;
