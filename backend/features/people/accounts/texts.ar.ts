// Not reviewed by a native reader.
export default {
  name: 'الاسم',
  newPassword: 'كلمة المرور الجديدة',

  wrongPassword: 'كلمة المرور الحالية غير صحيحة. يُرجى كتابتها مرة أخرى.',
  emailTaken: 'لحساب آخر هذا البريد الإلكتروني. يُرجى كتابة بريد آخر.',
  nameChanged: 'تم تغيير اسمك.',
  emailChanged: 'تم تغيير بريدك الإلكتروني. استخدمه لتسجيل دخولك التالي.',
  passwordChanged: 'تم تغيير كلمة المرور. انتهت كل جلسات دخولك الأخرى.',
  accountDeleted: 'تم حذف حسابك.',
  orderIsOpen: (number: string) => `لا يزال الطلب ${number} مفتوحًا. ألغِه من «طلباتي» أو انتظر توصيله، ثم احذف الحساب.`,
  ordersAreOpen: (numbers: string) =>
    `لا تزال الطلبات ${numbers} مفتوحة. ألغِها من «طلباتي» أو انتظر توصيلها، ثم احذف الحساب.`,
  moreOrdersAreOpen: (numbers: string) =>
    `لا تزال الطلبات ${numbers} وغيرها مفتوحة. ألغِها من «طلباتي» أو انتظر توصيلها، ثم احذف الحساب.`,
} satisfies Translation<typeof import('./texts.ts')>;
