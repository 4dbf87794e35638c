// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique ne reçoit pas de rétractation par formulaire. Veuillez lui écrire.',
  answersNotSupported: 'Cette boutique ne note pas quelles rétractations ont reçu une réponse.',
} satisfies Translation<typeof import('#gateway/features/withdrawals/texts.ts')>;
