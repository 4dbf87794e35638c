// Not reviewed by a native reader.
export default {
  login: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  createAccount: 'إنشاء الحساب',
  newHere: 'ليس لديك حساب؟',
  createAnAccount: 'إنشاء حساب',
  haveAccount: 'لديك حساب بالفعل؟',
  loginHere: 'تسجيل الدخول',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  noResponse: 'لم يستجب المتجر. يُرجى المحاولة مرة أخرى.',
  notLoggedIn: 'لم يتم تسجيل دخولك. يُرجى محاولة تسجيل الدخول مرة أخرى.',
  cookiesBlocked: 'متصفحك لا يحفظ ملفات تعريف الارتباط الخاصة بهذا المتجر. يُرجى السماح بها لتسجيل الدخول.',
} satisfies Translation<typeof import('#web/features/account/texts.ts')>;
