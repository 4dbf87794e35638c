export default {
  titles: {
    VERSION: 'Version',
    BACKUP: 'Sicherung',
    BACKUP_COPY: 'Kopie der Sicherung',
    BACKUP_ENCRYPTION: 'Verschlüsselung der Sicherung',
    DISK: 'Festplatte',
    MAIL: 'E-Mails',
    CERTIFICATE: 'Zertifikat',
    OWED_REFUNDS: 'Geschuldete Erstattungen',
    PAYMENTS: 'Ausstehende Zahlungen',
    STANDBY: 'Synchroner Standby-Server',
    RESPONSE_TIME: 'Antwortzeit',
  },
  databaseAway: 'Die Datenbank antwortet nicht.',
  version: (greengate: string, node: string) => `Greengate ${greengate}, Node ${node}.`,
  newerVersion: (version: string) => `Version ${version} ist verfügbar.`,
  noBackupFolder: 'Der Shop macht keine Sicherungen: BACKUP_DIR ist nicht gesetzt.',
  noBackup: (folder: string) => `In ${folder} gibt es keine.`,
  noFolder: (folder: string) =>
    `Es ist keine bekannt, und dieser Rechner hat den Ordner ${folder} nicht. Vielleicht sichert ein anderer Rechner.`,
  backupMade: (moment: string, hours: number) =>
    `Die neueste ist vom ${moment}, vor ${hours} ${hours === 1 ? 'Stunde' : 'Stunden'}.`,
  backupOld: 'Der Shop muss jeden Tag gesichert werden.',
  noCopy:
    'Es gibt keine Kopie auf einem anderen Rechner: Mit einer defekten Festplatte gehen Shop und Sicherungen verloren. BACKUP_HOOK macht Kopien.',
  copyUnknown: 'Es ist nicht bekannt, ob die neueste Sicherung auf einen anderen Rechner kopiert wurde.',
  copied: 'Die neueste Sicherung wurde von BACKUP_HOOK kopiert.',
  copyFailed: 'Die neueste Sicherung wurde nicht auf einen anderen Rechner kopiert: BACKUP_HOOK ist fehlgeschlagen.',
  encryptionUnknown: 'Es ist nicht bekannt, ob die neueste Sicherung verschlüsselt ist.',
  encrypted: 'Die neueste Sicherung ist verschlüsselt.',
  notEncrypted:
    'Die neueste Sicherung ist nicht verschlüsselt: Wer die Datei bekommt, liest die Namen und Adressen darin.',
  noDisk: 'Die Ordner des Shops sind nicht auf diesem Rechner.',
  diskFree: (free: string, size: string, folder: string) => `Bei ${folder} sind ${free} von ${size} GB frei.`,
  diskFull: 'Bei voller Festplatte nimmt der Shop keine Bestellungen an.',
  mailOff: 'Der Shop verschickt keine E-Mails: SMTP_URL ist nicht gesetzt.',
  mailOn: 'Der Versand ist eingeschaltet.',
  mailOnPage: 'Der Shop zeigt die E-Mails auf der Seite /mails und verschickt keine.',
  mailsStuck: (count: number, moment: string) =>
    `${count} ${count === 1 ? 'E-Mail wartet' : 'E-Mails warten'} auf den Versand, die älteste seit ${moment}.`,
  mailsGivenUp: (count: number) =>
    `${count} ${count === 1 ? 'E-Mail' : 'E-Mails'} der letzten 30 Tage ${count === 1 ? 'konnte' : 'konnten'} nicht verschickt werden.`,
  lastMailFault: (moment: string, fault: string) => `Letzter Fehler bei einer E-Mail vom ${moment}: ${fault}`,
  noHttps: (address: string) => `Die Adresse ${address} hat keines, weil sie nicht https ist (PUBLIC_URL).`,
  noCertificate: (address: string) => `Dieser Rechner konnte das Zertifikat von ${address} nicht lesen.`,
  certificateEnds: (moment: string) => `Es gilt bis ${moment}.`,
  certificateEnded: (moment: string) => `Es ist am ${moment} abgelaufen: Browser warnen vor dem Shop.`,
  certificateNotRenewed: 'Es müsste inzwischen erneuert sein.',
  certificateUntrusted: 'Dieser Rechner vertraut ihm nicht, und Browser vielleicht auch nicht.',
  waiting: (payments: number, refunds: number) =>
    `Bestellungen, die auf die Online-Zahlung warten: ${payments}. Erstattungen, die der Zahlungsanbieter nicht bestätigt hat: ${refunds}.`,
  owedRefunds: (orders: string) =>
    `Eine frühere Version hat beim Packen dieser Bestellungen zu wenig erstattet: Eine Erstattung für ein Produkt wurde auf ein anderes angerechnet, das fehlte. Bitte erstatten Sie die Beträge unter „Bestellungen“, ohne ein Produkt zu wählen. Die Prozente sind die Steuersätze, unter denen sie in Ihren Einnahmen stehen. ${orders}.`,
  owedMore: (orders: number) => `Dazu kommen ${orders} weitere; sie erscheinen, wenn diese erstattet sind.`,
  owedOfOrder: (order: number, amounts: string) => `Nr. ${order}: ${amounts}`,
  ofRate: (amount: string, rate: string) => `${amount} (${rate})`,
  standbyConnected: 'Er ist verbunden: Eine Bestellung wird erst bestätigt, wenn zwei Server sie haben.',
  standbyAway:
    'Keiner ist verbunden, obwohl PostgreSQL auf einen warten muss: Auch Bestellungen warten. Starten Sie den Standby-Server, oder leeren Sie synchronous_standby_names.',
  standbyAsynchronous:
    'Ein Standby-Server ist verbunden, aber PostgreSQL wartet nicht auf ihn: Fällt der Server aus, können die letzten Bestellungen verloren gehen. Nennen Sie ihn in synchronous_standby_names.',
  standbyNone: 'Es ist keiner eingerichtet.',
  standbyHidden:
    'Die Rolle des Shops darf das nicht lesen. Erlauben Sie es: grant pg_read_all_stats to (Rolle in DATABASE_URL).',
  responseTime: (milliseconds: number) => `Die Datenbank des Shops hat in ${milliseconds} ms geantwortet.`,
  faultSubject: (shop: string, checks: string) => `Fehler in ${shop}: ${checks}`,
  faultHeading: 'Im Shop muss etwas in Ordnung gebracht werden',
  openStatus: 'Status öffnen',
  faultMailedOnce: 'Ein Fehler, der bleibt, wird nur einmal gemeldet.',
  unitSubject: (shop: string, unit: string) => `Fehler in ${shop}: ${unit} ist fehlgeschlagen`,
  unitHeading: (unit: string) => `${unit} ist fehlgeschlagen`,
  unitFailed: (machine: string) => `Das ist eine Unit von systemd auf ${machine}. Dieser Befehl zeigt den Grund:`,
} satisfies Translation<typeof import('#backend/features/shop/status/texts.ts')>;
