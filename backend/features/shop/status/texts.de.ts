export default {
  titles: {
    VERSION: 'Version',
    BACKUP: 'Sicherung',
    BACKUP_COPY: 'Kopie der Sicherung',
    BACKUP_ENCRYPTION: 'Verschlüsselung der Sicherung',
    DISK: 'Festplatte',
    MAIL: 'E-Mails',
    CERTIFICATE: 'Zertifikat',
    PAYMENTS: 'Ausstehende Zahlungen',
    RESPONSE_TIME: 'Antwortzeit',
  },
  databaseAway: 'Die Datenbank kann nicht befragt werden.',
  version: (greengate: string, node: string) => `Greengate ${greengate}, Node ${node}.`,
  newerVersion: (version: string) => `Version ${version} ist verfügbar.`,
  noBackupFolder: 'Es gibt keine Sicherungen: BACKUP_DIR ist nicht gesetzt.',
  noBackup: (folder: string) => `In ${folder} gibt es keine.`,
  noFolder: (folder: string) =>
    `Es ist keine bekannt, und diese Maschine hat den Ordner ${folder} nicht. Vielleicht sichert eine andere Maschine.`,
  backupMade: (moment: string, hours: number) =>
    `Die neueste ist vom ${moment}, vor ${hours} ${hours === 1 ? 'Stunde' : 'Stunden'}.`,
  backupOld: 'Der Shop muss jeden Tag gesichert werden.',
  noCopy:
    'Es gibt keine Kopie auf einer anderen Maschine: Mit einer defekten Festplatte gehen Shop und Sicherungen verloren. BACKUP_HOOK macht Kopien.',
  copyUnknown: 'Es ist nicht bekannt, ob die neueste Sicherung auf eine andere Maschine kopiert wurde.',
  copied: 'Die neueste Sicherung wurde von BACKUP_HOOK kopiert.',
  copyFailed: 'Die neueste Sicherung wurde nicht auf eine andere Maschine kopiert: BACKUP_HOOK ist fehlgeschlagen.',
  encrypted: 'Die neueste Sicherung ist verschlüsselt.',
  notEncrypted:
    'Die neueste Sicherung ist nicht verschlüsselt: Wer die Datei bekommt, liest die Namen und Adressen darin.',
  noDisk: 'Die Ordner des Shops sind nicht auf dieser Maschine.',
  diskFree: (free: string, size: string, folder: string) => `Bei ${folder} sind ${free} von ${size} GB frei.`,
  diskFull: 'Bei voller Festplatte nimmt der Shop keine Bestellungen an.',
  mailOff: 'Der Shop verschickt keine E-Mails: SMTP_URL ist nicht gesetzt.',
  mailOn: 'Der Versand ist eingeschaltet.',
  mailOnPage: 'Der Store zeigt die E-Mails auf der Seite /mails und verschickt keine.',
  mailsStuck: (count: number, moment: string) =>
    `${count} ${count === 1 ? 'E-Mail wartet' : 'E-Mails warten'} auf den Versand, die älteste seit ${moment}.`,
  mailsGivenUp: (count: number) =>
    `${count} ${count === 1 ? 'E-Mail' : 'E-Mails'} der letzten 30 Tage ${count === 1 ? 'konnte' : 'konnten'} nicht verschickt werden.`,
  lastMailFault: (moment: string, fault: string) => `Letzter Fehler bei einer E-Mail vom ${moment}: ${fault}`,
  noHttps: (address: string) => `Die Adresse ${address} hat keines, weil sie nicht https ist (PUBLIC_URL).`,
  noCertificate: (address: string) => `Diese Maschine konnte das Zertifikat von ${address} nicht lesen.`,
  certificateEnds: (moment: string) => `Es gilt bis ${moment}.`,
  certificateEnded: (moment: string) =>
    `Es ist am ${moment} abgelaufen: Browser warnen vor dem Shop, und niemand kann bestellen.`,
  certificateNotRenewed: 'Es müsste inzwischen erneuert sein.',
  certificateUntrusted: 'Browser vertrauen ihm nicht.',
  waiting: (payments: number, refunds: number) =>
    `Bestellungen, die auf die Online-Zahlung warten: ${payments}. Erstattungen, die der Zahlungsdienst nicht bestätigt hat: ${refunds}.`,
  responseTime: (milliseconds: number) => `Die Datenbank des Stores hat in ${milliseconds} ms geantwortet.`,
  faultSubject: (shop: string, checks: string) => `Fehler in ${shop}: ${checks}`,
  faultHeading: 'Im Shop muss etwas in Ordnung gebracht werden',
  openStatus: 'Status öffnen',
  faultMailedOnce: 'Diese E-Mail kommt einmal, und erst wieder, wenn es dazwischen in Ordnung war.',
  unitSubject: (shop: string, unit: string) => `Fehler in ${shop}: ${unit} ist fehlgeschlagen`,
  unitHeading: (unit: string) => `${unit} ist fehlgeschlagen`,
  unitFailed: (machine: string) => `Das ist eine Unit von systemd auf ${machine}. Dieser Befehl zeigt den Grund:`,
} satisfies Translation<typeof import('./texts.ts')>;
