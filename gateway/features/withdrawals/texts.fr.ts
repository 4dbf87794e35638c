// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique ne reçoit pas de rétractation par formulaire. Veuillez lui écrire.',
} satisfies Translation<typeof import('./texts.ts')>;
