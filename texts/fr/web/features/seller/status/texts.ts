// Not reviewed by a native reader.
export default {
  status: 'État',
  checks: 'Ce qui a été vérifié',
  stateNames: { FAULT: 'Erreur.', OK: 'En ordre.', UNKNOWN: 'Inconnu.', WARNING: 'Avertissement.' },
  faultsAreMailed:
    'Si la boutique envoie des e-mails, une nouvelle erreur est signalée une fois à l’adresse de la boutique, ou au premier propriétaire.',
  checkAgain: 'Vérifier à nouveau',
} satisfies Translation<typeof import('#web/features/seller/status/texts.ts')>;
