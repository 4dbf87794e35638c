// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

const mails = (count: number, two = 'رسالتان') =>
  arabicCount(count, { one: 'رسالة واحدة', two, few: 'رسائل', many: 'رسالة', other: 'رسالة' });

export default {
  titles: {
    VERSION: 'الإصدار',
    BACKUP: 'النسخة الاحتياطية',
    BACKUP_COPY: 'نسخة على جهاز آخر',
    BACKUP_ENCRYPTION: 'تشفير النسخة الاحتياطية',
    DISK: 'القرص',
    MAIL: 'البريد',
    CERTIFICATE: 'الشهادة',
    OWED_REFUNDS: 'مبالغ مستحقة الرد',
    PAYMENTS: 'المدفوعات المنتظرة',
    STANDBY: 'خادم احتياطي متزامن',
    RESPONSE_TIME: 'زمن الاستجابة',
  },
  databaseAway: 'لا يمكن سؤال قاعدة البيانات.',
  version: (greengate: string, node: string) => `Greengate ${greengate}، Node ${node}.`,
  newerVersion: (version: string) => `الإصدار ${version} متوفر.`,
  noBackupFolder: 'لا ينشئ المتجر نسخًا احتياطية: BACKUP_DIR غير محدد.',
  noBackup: (folder: string) => `لا توجد أي نسخة في ${folder}.`,
  noFolder: (folder: string) => `لا تُعرف أي نسخة، وليس على هذا الجهاز المجلد ${folder}. ربما ينشئها جهاز آخر.`,
  backupMade: (moment: string, hours: number) =>
    `أحدث نسخة بتاريخ ${moment}، قبل ${arabicCount(hours, { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' })}.`,
  backupOld: 'يجب إنشاء نسخة احتياطية كل يوم.',
  noCopy: 'لا توجد نسخة على جهاز آخر: إذا تعطل القرص ضاع المتجر ونسخه الاحتياطية. BACKUP_HOOK ينشئ النسخ.',
  copyUnknown: 'لا يُعرف هل نُسخت أحدث نسخة احتياطية إلى جهاز آخر.',
  copied: 'نسخ BACKUP_HOOK أحدث نسخة احتياطية.',
  copyFailed: 'لم تُنسخ أحدث نسخة احتياطية إلى جهاز آخر: فشل BACKUP_HOOK.',
  encryptionUnknown: 'لا يُعرف هل أحدث نسخة احتياطية مشفرة.',
  encrypted: 'أحدث نسخة احتياطية مشفرة.',
  notEncrypted: 'أحدث نسخة احتياطية غير مشفرة: من يحصل على الملف يقرأ ما فيه من أسماء وعناوين.',
  noDisk: 'مجلدات المتجر ليست على هذا الجهاز.',
  diskFree: (free: string, size: string, folder: string) => `المتاح ${free} من ${size} جيجابايت في ${folder}.`,
  diskFull: 'إذا امتلأ القرص فلن يقبل المتجر طلبات.',
  mailOff: 'لا يرسل المتجر رسائل: SMTP_URL غير محدد.',
  mailOn: 'الإرسال مفعّل.',
  mailOnPage: 'يعرض المتجر الرسائل في الصفحة ‎/mails ولا يرسل أي رسالة.',
  mailsStuck: (count: number, moment: string) => `في انتظار الإرسال ${mails(count)}، أقدمها منذ ${moment}.`,
  mailsGivenUp: (count: number) => `تعذر إرسال ${mails(count, 'رسالتين')} خلال آخر 30 يومًا.`,
  lastMailFault: (moment: string, fault: string) => `آخر خلل كان في رسالة بتاريخ ${moment}: ${fault}`,
  noHttps: (address: string) => `ليس للعنوان ${address} شهادة، لأنه ليس https ‏(PUBLIC_URL).`,
  noCertificate: (address: string) => `لم يستطع هذا الجهاز قراءة شهادة ${address}.`,
  certificateEnds: (moment: string) => `صالحة حتى ${moment}.`,
  certificateEnded: (moment: string) => `انتهت في ${moment}: تحذّر المتصفحات من المتجر.`,
  certificateNotRenewed: 'كان يجب أن تُجدَّد قبل الآن.',
  certificateUntrusted: 'لا يثق بها هذا الجهاز، وربما لا تثق بها المتصفحات أيضًا.',
  waiting: (payments: number, refunds: number) =>
    `الطلبات التي تنتظر الدفع عبر الإنترنت: ${payments}. المبالغ المستردة التي لم يؤكدها مزود خدمة الدفع: ${refunds}.`,
  owedRefunds: (orders: string) =>
    `رد إصدار سابق مبلغًا أقل من اللازم عند تجهيز هذه الطلبات: حُسب مبلغ رُدّ عن منتج مقابل منتج آخر ناقص. يُرجى رد المبالغ من صفحة الطلبات دون اختيار أي منتج. النسب هي الضرائب التي تظهر تحتها في إيراداتك. ${orders}.`,
  owedMore: (orders: number) => `وطلبات أخرى عددها ${orders}؛ تظهر بعد رد مبالغ هذه الطلبات.`,
  owedOfOrder: (order: number, amounts: string) => `رقم ${order}: ${amounts}`,
  ofRate: (amount: string, rate: string) => `${amount} (${rate})`,
  standbyConnected: 'هو متصل: لا يُؤكَّد أي طلب إلا بعد أن يصل إلى خادمين.',
  standbyAway:
    'لا يوجد خادم متصل، مع أن PostgreSQL يجب أن ينتظر واحدًا: الطلبات تنتظر أيضًا. شغّل الخادم الاحتياطي أو أفرغ synchronous_standby_names.',
  standbyAsynchronous:
    'هناك خادم احتياطي متصل، لكن PostgreSQL لا ينتظره: قد تضيع آخر الطلبات إذا تعطل الخادم. اذكره في synchronous_standby_names.',
  standbyNone: 'لم يُعَدّ أي خادم.',
  standbyHidden: 'لا يُسمح لدور المتجر بقراءة ذلك. اسمح به: grant pg_read_all_stats to (الدور في DATABASE_URL).',
  responseTime: (milliseconds: number) => `أجابت قاعدة بيانات المتجر خلال ${milliseconds} ملي ثانية.`,
  faultSubject: (shop: string, checks: string) => `خلل في ${shop}: ${checks}`,
  faultHeading: 'في المتجر شيء يجب إصلاحه',
  openStatus: 'فتح صفحة الحالة',
  faultMailedOnce: 'الخلل الذي يستمر تُرسل بشأنه رسالة واحدة فقط.',
  unitSubject: (shop: string, unit: string) => `خلل في ${shop}: فشلت ${unit}`,
  unitHeading: (unit: string) => `فشلت ${unit}`,
  unitFailed: (machine: string) => `هي وحدة من وحدات systemd على ${machine}. يعرض هذا الأمر سبب الفشل:`,
} satisfies Translation<typeof import('#backend/features/shop/status/texts.ts')>;
