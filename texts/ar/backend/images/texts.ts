// Not reviewed by a native reader.
export default {
  invalidPicture: 'يجب أن تكون الصور ملفات JPEG أو PNG أو WebP أو GIF، وتعذرت قراءة إحداها بهذه الصيغة.',
  tooManyPixels: (maxMegapixels: number, width: number, height: number) =>
    `الحد الأقصى للصورة ${maxMegapixels} ميجابكسل، وأبعاد إحدى الصور ⁨${width} × ${height}⁩.`,
  tooManyAtOnce: 'عدد كبير جدًا من الصور دفعة واحدة. يُرجى المحاولة مرة أخرى.',
} satisfies Translation<typeof import('#backend/images/texts.ts')>;
