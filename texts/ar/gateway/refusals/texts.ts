// Not reviewed by a native reader.
export default {
  refusals: {
    CHANGED_SINCE: 'تغيّر هذا في هذه الأثناء. يُرجى مراجعته مرة أخرى.',
    NOT_LOGGED_IN: 'لم يتم تسجيل دخولك، أو انتهت جلستك. يُرجى تسجيل الدخول.',
    PAYMENT_UNAVAILABLE: 'طريقة الدفع هذه غير متاحة. يُرجى اختيار طريقة أخرى.',
    SOLD_OUT: 'هذا المنتج غير متوفر.',
    TAKEN: 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
    TOO_MANY: 'هذا أكثر مما يمكن دفعة واحدة. يُرجى المحاولة بعدد أقل، أو لاحقًا.',
    UNKNOWN_ADDRESS: 'هذا العنوان ليس من عناوينك المحفوظة. يُرجى اختيار عنوان آخر.',
    UNKNOWN_PRODUCT: 'لم يعد أحد المنتجات يُباع. يُرجى إعادة تحميل الصفحة.',
    WRONG_LOGIN: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. يُرجى المحاولة مرة أخرى.',
  },

  badKey: 'يجب أن يتكوّن مفتاح عدم التكرار من 1 إلى 255 حرفًا من حروف ASCII القابلة للطباعة.',
  noReason: 'رفض المتجر هذا ولم يذكر سببًا. يُرجى المحاولة لاحقًا.',
  badDetails: 'لم يقبل المتجر هذه البيانات. يُرجى مراجعتها والمحاولة مرة أخرى.',
  storeUnreachable: 'تعذر الوصول إلى المتجر حاليًا. يُرجى المحاولة بعد لحظات.',
  storeTimedOut: 'تأخر المتجر في الرد. يُرجى المحاولة بعد لحظات.',
  badStoreResponse: 'أرسل المتجر ردًا غير مفهوم.',
  storeFailed: 'لم يتمكن المتجر من تنفيذ ذلك. يُرجى المحاولة بعد لحظات.',
  somethingWentWrong: 'حدث خطأ ما هنا.',

  tooManyLines: (max: number) => `الحد الأقصى لعدد المنتجات المختلفة: ${max}. يُرجى إزالة بعضها.`,
  quantityRange: (max: number) => `يجب أن تكون الكمية من 1 إلى ${max}.`,

  notPictures: 'يجب أن تكون الصور ملفات JPEG أو PNG أو WebP أو GIF.',
  pictureTooLarge: (megabytes: number, pictures: number) =>
    `الحد الأقصى لحجم الصورة ${megabytes} ميجابايت، ولعدد الصور المرسلة ${pictures}.`,
  uploadInterrupted: 'انقطع الإرسال.',
  uploadIncomplete: 'لم تصل الصور كاملة. يُرجى إرسالها مرة أخرى.',
  requestTooLarge: (kilobytes: number) => `الحد الأقصى لحجم البيانات المرسلة ${kilobytes} كيلوبايت.`,

  successes: {
    addressAdded: 'تمت إضافة العنوان.',
    cartSaved: 'تم حفظ السلة.',
    loggedIn: 'تم تسجيل الدخول.',
    loggedOut: 'تم تسجيل الخروج.',
    orderPlaced: 'تم تسجيل الطلب.',
    productAdded: 'تمت إضافة المنتج.',
    registered: 'تم إنشاء حسابك.',
    stockSaved: 'تم حفظ المخزون.',
  },
} satisfies Translation<typeof import('#gateway/refusals/texts.ts')>;
