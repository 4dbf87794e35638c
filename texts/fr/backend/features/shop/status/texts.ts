// Not reviewed by a native reader.
export default {
  titles: {
    VERSION: 'Version',
    BACKUP: 'Sauvegarde',
    BACKUP_COPY: 'Copie de la sauvegarde',
    BACKUP_ENCRYPTION: 'Chiffrement de la sauvegarde',
    DISK: 'Disque',
    MAIL: 'E-mails',
    CERTIFICATE: 'Certificat',
    OWED_REFUNDS: 'Remboursements dus',
    PAYMENTS: 'Paiements en attente',
    STANDBY: 'Serveur de secours synchrone',
    RESPONSE_TIME: 'Temps de réponse',
  },
  databaseAway: 'La base de données ne peut pas être interrogée.',
  version: (greengate: string, node: string) => `Greengate ${greengate}, Node ${node}.`,
  newerVersion: (version: string) => `La version ${version} est disponible.`,
  noBackupFolder: 'La boutique ne fait pas de sauvegardes\u00a0: BACKUP_DIR n’est pas défini.',
  noBackup: (folder: string) => `Il n’y en a aucune dans ${folder}.`,
  noFolder: (folder: string) =>
    `Aucune n’est connue, et cette machine n’a pas le dossier ${folder}. Une autre machine fait peut-être la sauvegarde.`,
  backupMade: (moment: string, hours: number) =>
    `La plus récente date du ${moment}, il y a ${hours} ${hours < 2 ? 'heure' : 'heures'}.`,
  backupOld: 'Une sauvegarde doit être faite chaque jour.',
  noCopy:
    'Il n’y a pas de copie sur une autre machine\u00a0: si le disque tombe en panne, la boutique et ses sauvegardes sont perdues. BACKUP_HOOK fait des copies.',
  copyUnknown: 'On ne sait pas si la sauvegarde la plus récente a été copiée sur une autre machine.',
  copied: 'La sauvegarde la plus récente a été copiée par BACKUP_HOOK.',
  copyFailed: 'La sauvegarde la plus récente n’a pas été copiée sur une autre machine\u00a0: BACKUP_HOOK a échoué.',
  encryptionUnknown: 'On ne sait pas si la sauvegarde la plus récente est chiffrée.',
  encrypted: 'La sauvegarde la plus récente est chiffrée.',
  notEncrypted:
    'La sauvegarde la plus récente n’est pas chiffrée\u00a0: quiconque obtient le fichier lit les noms et les adresses qu’il contient.',
  noDisk: 'Les dossiers de la boutique ne sont pas sur cette machine.',
  diskFree: (free: string, size: string, folder: string) => `${free} sur ${size} Go sont libres dans ${folder}.`,
  diskFull: 'Avec un disque plein, la boutique ne prend plus de commandes.',
  mailOff: 'La boutique n’envoie pas d’e-mails\u00a0: SMTP_URL n’est pas défini.',
  mailOn: 'L’envoi est activé.',
  mailOnPage: 'La boutique affiche les e-mails sur la page /mails et n’en envoie aucun.',
  mailsStuck: (count: number, moment: string) =>
    `${count} ${count < 2 ? 'e-mail attend' : 'e-mails attendent'} d’être ${count < 2 ? 'envoyé' : 'envoyés'}, le plus ancien depuis ${moment}.`,
  mailsGivenUp: (count: number) =>
    `${count} ${count < 2 ? 'e-mail' : 'e-mails'} des 30 derniers jours n’${count < 2 ? 'a' : 'ont'} pas pu être ${count < 2 ? 'envoyé' : 'envoyés'}.`,
  lastMailFault: (moment: string, fault: string) => `Dernière erreur pour un e-mail du ${moment}\u00a0: ${fault}`,
  noHttps: (address: string) => `L’adresse ${address} n’en a pas, car elle n’est pas en https (PUBLIC_URL).`,
  noCertificate: (address: string) => `Cette machine n’a pas pu lire le certificat de ${address}.`,
  certificateEnds: (moment: string) => `Il est valable jusqu’au ${moment}.`,
  certificateEnded: (moment: string) =>
    `Il a expiré le ${moment}\u00a0: les navigateurs mettent en garde contre la boutique.`,
  certificateNotRenewed: 'Il aurait déjà dû être renouvelé.',
  certificateUntrusted: 'Cette machine ne lui fait pas confiance, et les navigateurs peut-être pas non plus.',
  waiting: (payments: number, refunds: number) =>
    `Commandes qui attendent leur paiement en ligne\u00a0: ${payments}. Remboursements que le prestataire de paiement n’a pas confirmés\u00a0: ${refunds}.`,
  owedRefunds: (orders: string) =>
    `Une version antérieure a trop peu remboursé à la préparation de ces commandes\u00a0: un remboursement pour un produit a compté pour un autre qui manquait. Veuillez rembourser ces montants sous «\u00a0Commandes\u00a0», sans choisir de produit. Les pourcentages sont les taxes sous lesquelles ils figurent dans vos recettes. ${orders}.`,
  owedMore: (orders: number) => `Et ${orders} autres\u202f; elles apparaissent quand celles-ci sont remboursées.`,
  owedOfOrder: (order: number, amounts: string) => `N°\u00a0${order}\u00a0: ${amounts}`,
  ofRate: (amount: string, rate: string) => `${amount} (${rate})`,
  standbyConnected: 'Il est connecté\u00a0: une commande n’est confirmée que lorsque deux serveurs l’ont.',
  standbyAway:
    'Aucun n’est connecté, alors que PostgreSQL doit en attendre un\u00a0: les commandes attendent aussi. Démarrez le serveur de secours, ou videz synchronous_standby_names.',
  standbyAsynchronous:
    'Un serveur de secours est connecté, mais PostgreSQL ne l’attend pas\u00a0: une bascule peut perdre les dernières commandes. Nommez-le dans synchronous_standby_names.',
  standbyNone: 'Aucun n’est configuré.',
  standbyHidden:
    'Le rôle de la boutique n’a pas le droit de le lire. Autorisez-le\u00a0: grant pg_read_all_stats to (rôle de DATABASE_URL).',
  responseTime: (milliseconds: number) => `La base de données a répondu en ${milliseconds} ms.`,
  faultSubject: (shop: string, checks: string) => `Erreur dans ${shop}\u00a0: ${checks}`,
  faultHeading: 'Quelque chose doit être réparé dans la boutique',
  openStatus: 'Ouvrir l’état',
  faultMailedOnce: 'Une erreur qui dure n’est signalée qu’une fois.',
  unitSubject: (shop: string, unit: string) => `Erreur dans ${shop}\u00a0: ${unit} a échoué`,
  unitHeading: (unit: string) => `${unit} a échoué`,
  unitFailed: (machine: string) =>
    `C’est une unité de systemd sur ${machine}. Cette commande montre pourquoi elle a échoué\u00a0:`,
} satisfies Translation<typeof import('#backend/features/shop/status/texts.ts')>;
