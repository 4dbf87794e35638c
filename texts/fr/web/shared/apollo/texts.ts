// Not reviewed by a native reader.
export default {
  unreachable: 'La boutique est injoignable. Vérifiez votre connexion et réessayez.',
  notAvailable: (status: number) =>
    `La boutique est indisponible pour le moment (statut ${status}). Veuillez réessayer.`,
  withCode: (message: string, code: string) => `${message} (code ${code})`,
} satisfies Translation<typeof import('#web/shared/apollo/texts.ts')>;
