// Not reviewed by a native reader.
export default {
  titles: {
    VERSION: 'Versión',
    BACKUP: 'Copia de seguridad',
    BACKUP_COPY: 'Copia en otra máquina',
    BACKUP_ENCRYPTION: 'Cifrado de la copia de seguridad',
    DISK: 'Disco',
    MAIL: 'Correo',
    CERTIFICATE: 'Certificado',
    OWED_REFUNDS: 'Reembolsos pendientes',
    PAYMENTS: 'Pagos pendientes',
    STANDBY: 'Servidor de reserva síncrono',
    RESPONSE_TIME: 'Tiempo de respuesta',
  },
  databaseAway: 'No se puede consultar la base de datos.',
  version: (greengate: string, node: string) => `Greengate ${greengate}, Node ${node}.`,
  newerVersion: (version: string) => `La versión ${version} está disponible.`,
  noBackupFolder: 'La tienda no hace copias de seguridad: BACKUP_DIR no está definido.',
  noBackup: (folder: string) => `No hay ninguna en ${folder}.`,
  noFolder: (folder: string) =>
    `No se conoce ninguna, y esta máquina no tiene la carpeta ${folder}. Quizá la haga otra máquina.`,
  backupMade: (moment: string, hours: number) =>
    `La más reciente es del ${moment}, de hace ${hours} ${hours === 1 ? 'hora' : 'horas'}.`,
  backupOld: 'Hay que hacer una copia de seguridad cada día.',
  noCopy:
    'No hay ninguna copia en otra máquina: si se avería el disco, se pierden la tienda y sus copias de seguridad. BACKUP_HOOK hace copias.',
  copyUnknown: 'No se sabe si la copia de seguridad más reciente está también en otra máquina.',
  copied: 'BACKUP_HOOK ha copiado la copia de seguridad más reciente.',
  copyFailed: 'La copia de seguridad más reciente no se ha copiado a otra máquina: BACKUP_HOOK ha fallado.',
  encryptionUnknown: 'No se sabe si la copia de seguridad más reciente está cifrada.',
  encrypted: 'La copia de seguridad más reciente está cifrada.',
  notEncrypted:
    'La copia de seguridad más reciente no está cifrada: quien consiga el archivo leerá los nombres y las direcciones que contiene.',
  noDisk: 'Las carpetas de la tienda no están en esta máquina.',
  diskFree: (free: string, size: string, folder: string) => `Quedan libres ${free} de ${size} GB en ${folder}.`,
  diskFull: 'Con el disco lleno, la tienda no acepta pedidos.',
  mailOff: 'La tienda no envía correos: SMTP_URL no está definido.',
  mailOn: 'El envío está activado.',
  mailOnPage: 'La tienda muestra los correos en la página /mails y no envía ninguno.',
  mailsStuck: (count: number, moment: string) =>
    `${count} ${count === 1 ? 'correo espera' : 'correos esperan'} su envío, el más antiguo desde ${moment}.`,
  mailsGivenUp: (count: number) =>
    `No se ${count === 1 ? 'ha podido enviar' : 'han podido enviar'} ${count} ${count === 1 ? 'correo' : 'correos'} de los últimos 30 días.`,
  lastMailFault: (moment: string, fault: string) => `Último fallo, en un correo del ${moment}: ${fault}`,
  noHttps: (address: string) => `La dirección ${address} no tiene, porque no es https (PUBLIC_URL).`,
  noCertificate: (address: string) => `Esta máquina no ha podido leer el certificado de ${address}.`,
  certificateEnds: (moment: string) => `Es válido hasta el ${moment}.`,
  certificateEnded: (moment: string) => `Caducó el ${moment}: los navegadores advierten de la tienda.`,
  certificateNotRenewed: 'Ya debería haberse renovado.',
  certificateUntrusted: 'Esta máquina no confía en él, y quizá tampoco los navegadores.',
  waiting: (payments: number, refunds: number) =>
    `Pedidos que esperan su pago en línea: ${payments}. Reembolsos que el proveedor de pagos no ha confirmado: ${refunds}.`,
  owedRefunds: (orders: string) =>
    `Una versión anterior reembolsó de menos al preparar estos pedidos: un reembolso por un producto contó para otro que faltaba. Reembolse los importes en «Pedidos», sin elegir productos. Los porcentajes son los impuestos con los que figuran en sus ingresos. ${orders}.`,
  owedMore: (orders: number) => `Y ${orders} más; aparecen cuando estos estén reembolsados.`,
  owedOfOrder: (order: number, amounts: string) => `N.º ${order}: ${amounts}`,
  ofRate: (amount: string, rate: string) => `${amount} (${rate})`,
  standbyConnected: 'Está conectado: un pedido se confirma solo cuando dos servidores lo tienen.',
  standbyAway:
    'No hay ninguno conectado, aunque PostgreSQL debe esperar a uno: los pedidos también esperan. Inicie el servidor de reserva o vacíe synchronous_standby_names.',
  standbyAsynchronous:
    'Hay un servidor de reserva conectado, pero PostgreSQL no lo espera: si el servidor falla, se pueden perder los últimos pedidos. Indíquelo en synchronous_standby_names.',
  standbyNone: 'No hay ninguno configurado.',
  standbyHidden: 'El rol de la tienda no puede leerlo. Permítalo: grant pg_read_all_stats to (rol de DATABASE_URL).',
  responseTime: (milliseconds: number) => `La base de datos ha respondido en ${milliseconds} ms.`,
  faultSubject: (shop: string, checks: string) => `Fallo en ${shop}: ${checks}`,
  faultHeading: 'Hay que arreglar algo en la tienda',
  openStatus: 'Abrir el estado',
  faultMailedOnce: 'Un fallo que continúa se comunica una sola vez.',
  unitSubject: (shop: string, unit: string) => `Fallo en ${shop}: ${unit} ha fallado`,
  unitHeading: (unit: string) => `${unit} ha fallado`,
  unitFailed: (machine: string) => `Es una unidad de systemd en ${machine}. Esta orden muestra por qué ha fallado:`,
} satisfies Translation<typeof import('#backend/features/shop/status/texts.ts')>;
