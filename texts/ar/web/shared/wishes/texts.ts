// Not reviewed by a native reader.
export default {
  ifMissing: 'إذا لم يتوفر أحد المنتجات',
  replace: 'استبداله بمنتج مشابه',
  replaceDetail: 'لا نستبدله أبدًا بمنتج أغلى، ولا يُحتسب ما لم يتوفر.',
  replacementMayContain: 'لا يعرف المتجر مسببات الحساسية المراد تجنبها. قد يحتوي عليها المنتج البديل.',
  doNotReplace: 'عدم استبدال…',
  similarInstead: 'منتج مشابه، وليس أغلى أبدًا',
  leftOut: 'لا يُرسَل ولا يُحتسب ثمنه',
  wishLine: (wish: string) => `إذا لم يتوفر أحد المنتجات: ${wish}`,
} satisfies Translation<typeof import('#web/shared/wishes/texts.ts')>;
