// Not reviewed by a native reader.
import { arabicCount } from '#backend/arabic-count.ts';

const mails = (count: number) =>
  arabicCount(count, { one: 'رسالة واحدة', two: 'رسالتان', few: 'رسائل', many: 'رسالة', other: 'رسالة' });

export default {
  titles: {
    VERSION: 'الإصدار',
    BACKUP: 'النسخة الاحتياطية',
    BACKUP_COPY: 'نسخة على جهاز آخر',
    BACKUP_ENCRYPTION: 'تشفير النسخة الاحتياطية',
    DISK: 'القرص',
    MAIL: 'البريد',
    CERTIFICATE: 'الشهادة',
    PAYMENTS: 'المدفوعات المنتظرة',
    RESPONSE_TIME: 'زمن الاستجابة',
  },
  databaseAway: 'لا يمكن سؤال قاعدة البيانات.',
  version: (greengate: string, node: string) => `Greengate ${greengate}، Node ${node}.`,
  newerVersion: (version: string) => `الإصدار ${version} متوفر.`,
  noBackupFolder: 'لا توجد نسخ احتياطية: BACKUP_DIR غير محدد.',
  noBackup: (folder: string) => `لا توجد أي نسخة في ${folder}.`,
  noFolder: (folder: string) => `لا تُعرف أي نسخة، وليس على هذا الجهاز المجلد ${folder}. ربما ينشئها جهاز آخر.`,
  backupMade: (moment: string, hours: number) =>
    `أحدث نسخة بتاريخ ${moment}، قبل ${arabicCount(hours, { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' })}.`,
  backupOld: 'يجب إنشاء نسخة احتياطية كل يوم.',
  noCopy: 'لا توجد نسخة على جهاز آخر: إذا تعطل القرص ضاع المتجر ونسخه الاحتياطية. BACKUP_HOOK ينشئ النسخ.',
  copyUnknown: 'لا يُعرف هل نُسخت أحدث نسخة احتياطية إلى جهاز آخر.',
  copied: 'نسخ BACKUP_HOOK أحدث نسخة احتياطية.',
  copyFailed: 'لم تُنسخ أحدث نسخة احتياطية إلى جهاز آخر: فشل BACKUP_HOOK.',
  encrypted: 'أحدث نسخة احتياطية مشفرة.',
  notEncrypted: 'أحدث نسخة احتياطية غير مشفرة: من يحصل على الملف يقرأ ما فيه من أسماء وعناوين.',
  noDisk: 'مجلدات المتجر ليست على هذا الجهاز.',
  diskFree: (free: string, size: string, folder: string) => `المتاح ${free} من ${size} غيغابايت في ${folder}.`,
  diskFull: 'إذا امتلأ القرص فلن يقبل المتجر طلبات.',
  mailOff: 'لا يرسل المتجر رسائل: SMTP_URL غير محدد.',
  mailOn: 'الإرسال مفعّل.',
  mailOnPage: 'يعرض المتجر الرسائل في الصفحة ‎/mails ولا يرسل أي رسالة.',
  mailsStuck: (count: number, moment: string) => `في انتظار الإرسال ${mails(count)}، أقدمها منذ ${moment}.`,
  mailsGivenUp: (count: number) => `تعذر إرسال ${mails(count)} خلال آخر 30 يومًا.`,
  lastMailFault: (moment: string, fault: string) => `آخر خلل كان في رسالة بتاريخ ${moment}: ${fault}`,
  noHttps: (address: string) => `ليس للعنوان ${address} شهادة، لأنه ليس https ‏(PUBLIC_URL).`,
  noCertificate: (address: string) => `لم يستطع هذا الجهاز قراءة شهادة ${address}.`,
  certificateEnds: (moment: string) => `صالحة حتى ${moment}.`,
  certificateEnded: (moment: string) => `انتهت في ${moment}: تحذّر المتصفحات من المتجر، ولا يستطيع أحد أن يطلب.`,
  certificateNotRenewed: 'كان يجب أن تُجدَّد قبل الآن.',
  certificateUntrusted: 'لا تثق بها المتصفحات.',
  waiting: (payments: number, refunds: number) =>
    `الطلبات التي تنتظر الدفع عبر الإنترنت: ${payments}. المبالغ المستردة التي لم يؤكدها مزود الدفع: ${refunds}.`,
  responseTime: (milliseconds: number) => `أجابت قاعدة بيانات المتجر خلال ${milliseconds} مللي ثانية.`,
  faultSubject: (shop: string, checks: string) => `خلل في ${shop}: ${checks}`,
  faultHeading: 'في المتجر شيء يجب إصلاحه',
  openStatus: 'افتح الحالة',
  faultMailedOnce: 'تُرسل هذه الرسالة مرة واحدة، ولا تُرسل مجددًا إلا إذا زال الخلل ثم عاد.',
  unitSubject: (shop: string, unit: string) => `خلل في ${shop}: فشلت ${unit}`,
  unitHeading: (unit: string) => `فشلت ${unit}`,
  unitFailed: (machine: string) => `هي وحدة من وحدات systemd على ${machine}. يعرض هذا الأمر سبب الفشل:`,
} satisfies Translation<typeof import('./texts.ts')>;
