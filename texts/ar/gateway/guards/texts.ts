// Not reviewed by a native reader.
export default {
  tooManyRequests: 'وصل عدد كبير جدًا من الطلبات من عنوانك. يُرجى المحاولة لاحقًا.',
  overloaded: 'الضغط كبير الآن. يُرجى المحاولة بعد لحظات.',
} satisfies Translation<typeof import('#gateway/guards/texts.ts')>;
