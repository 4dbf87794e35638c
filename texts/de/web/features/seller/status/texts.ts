export default {
  status: 'Status',
  checks: 'Was geprüft wurde',
  stateNames: { FAULT: 'Fehler.', OK: 'Gut.', UNKNOWN: 'Unbekannt.', WARNING: 'Warnung.' },
  faultsAreMailed:
    'Wenn der Shop E-Mails verschickt, geht bei einem neuen Fehler einmal eine E-Mail an die Adresse des Shops, sonst an den ersten Inhaber.',
  checkAgain: 'Erneut prüfen',
} satisfies Translation<typeof import('#web/features/seller/status/texts.ts')>;
