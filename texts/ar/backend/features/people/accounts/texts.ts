// Not reviewed by a native reader.
export default {
  name: 'الاسم',
  newPassword: 'كلمة المرور الجديدة',

  wrongPassword: 'كلمة المرور الحالية غير صحيحة. يُرجى كتابتها مرة أخرى.',
  emailTaken: 'لحساب آخر هذا البريد الإلكتروني. يُرجى كتابة بريد آخر.',
  nameChanged: 'تم تغيير اسمك.',
  emailChanged: 'تم تغيير بريدك الإلكتروني. يُستخدم لتسجيل دخولك التالي.',
  passwordChanged: 'تم تغيير كلمة المرور. انتهت كل جلسات دخولك الأخرى.',
  accountDeleted: 'تم حذف حسابك.',
  orderIsOpen: (number: string) =>
    `لا يزال الطلب ${number} مفتوحًا. يُرجى إلغاؤه من «طلباتي» أو انتظار اكتماله، ثم حذف الحساب.`,
  ordersAreOpen: (numbers: string) =>
    `لا تزال الطلبات ${numbers} مفتوحة. يُرجى إلغاؤها من «طلباتي» أو انتظار اكتمالها، ثم حذف الحساب.`,
  moreOrdersAreOpen: (numbers: string) =>
    `لا تزال الطلبات ${numbers} وغيرها مفتوحة. يُرجى إلغاؤها من «طلباتي» أو انتظار اكتمالها، ثم حذف الحساب.`,
} satisfies Translation<typeof import('#backend/features/people/accounts/texts.ts')>;
