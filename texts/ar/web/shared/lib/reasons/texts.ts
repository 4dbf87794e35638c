// Not reviewed by a native reader.
export default {
  whyShopHere: 'لماذا الشراء من متجرنا',
  whyWeAreBest: 'لماذا نحن الأفضل؟',
  fastest: 'أسرع توصيل',
  fresh: 'طزاجة مضمونة',
  freshClaim: 'تُقطف ناضجة وتُعبأ في يوم وصولها إليك.',
  affordable: 'أسعار مناسبة',
  affordableClaim: 'أسعار عادلة كل يوم، وعروض في كل الأقسام.',
  trusted: 'ثقة أكثر من 10,000 عميل',
  trustedClaim: 'جيران يتسوّقون معنا أسبوعًا بعد أسبوع.',
} satisfies Translation<typeof import('#web/shared/lib/reasons/texts.ts')>;
