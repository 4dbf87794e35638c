// Not reviewed by a native reader.
export default {
  notSupported: 'Dans cette boutique, toute l’équipe se connecte avec le même accès.',
} satisfies Translation<typeof import('#gateway/features/staff/texts.ts')>;
