// Not reviewed by a native reader.
export default {
  name: 'الاسم',
  presentPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',

  unknownMember: 'هذا العضو غير موجود في فريق العمل. يُرجى إعادة تحميل الفريق.',
  emailTaken: 'لأحد أعضاء الفريق هذا البريد الإلكتروني بالفعل. يُرجى استخدام بريد آخر.',
  firstOwnerIsFixed:
    'بيانات الدخول هذه موجودة في إعدادات خادم المتجر (SELLER_EMAIL وSELLER_PASSWORD). يبقى صاحبها مالكًا، ليكون للمتجر مالك دائمًا.',
  passwordIsInSettings: 'كلمة المرور هذه موجودة في إعدادات خادم المتجر: يُرجى تغيير SELLER_PASSWORD هناك.',
  loginAgain: 'يُرجى تسجيل الدخول مرة أخرى.',
  wrongPassword: 'هذه ليست كلمة مرورك الحالية. يُرجى كتابتها مرة أخرى.',
  samePassword: 'يُرجى اختيار كلمة مرور غير الحالية.',
  changedSince: 'تغيّرت بيانات دخولك في هذه الأثناء. يُرجى تسجيل الدخول مرة أخرى.',
  added: 'تمت الإضافة إلى فريق العمل.',
  invited: (email: string) => `تمت الإضافة إلى فريق العمل. رابط اختيار كلمة المرور في طريقه إلى ⁨${email}⁩.`,
  saved: 'تم حفظ فريق العمل.',
  passwordChanged: 'تم تغيير كلمة المرور.',
  noSuchChange: 'لا يوجد تغيير كهذا للمتابعة منه.',
} satisfies Translation<typeof import('#backend/features/people/staff/texts.ts')>;
