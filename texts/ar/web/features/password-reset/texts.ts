// Not reviewed by a native reader.
export default {
  newPassword: 'كلمة مرور جديدة',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  choosePassword: 'اختيار كلمة مرور جديدة',
  noResponse: 'لم يستجب المتجر. يُرجى المحاولة مرة أخرى.',

  email: 'البريد الإلكتروني',
  aboutLink: 'سنرسل إليه رابطًا يعمل مرة واحدة خلال 30 دقيقة.',
  sendLink: 'إرسال الرابط',

  loggedOut: 'تنتهي عندها كل جلسات الدخول السابقة.',
  setPassword: 'تعيين كلمة المرور',
  askAgain: 'طلب رابط جديد',
  logIn: 'تسجيل الدخول',
} satisfies Translation<typeof import('#web/features/password-reset/texts.ts')>;
