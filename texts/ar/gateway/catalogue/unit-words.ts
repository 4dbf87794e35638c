// Not reviewed by a native reader.
export default {
  units: [
    {
      names: ['جم', 'غم', 'غ', 'جرام', 'غرام', 'جراما', 'غراما', 'جرامات', 'غرامات', 'g', 'gr', 'gm'],
      unit: 'G',
      factor: 1,
      isSmall: true,
    },
    {
      names: ['كجم', 'كغم', 'كغ', 'ك', 'كيلو', 'كيلوجرام', 'كيلوغرام', 'كيلو جرام', 'كيلو غرام', 'kg', 'kilo'],
      unit: 'G',
      factor: 1000,
    },
    { names: ['رطل', 'lb'], unit: 'G', factor: 453.592_37 },
    { names: ['أونصة', 'اونصة', 'oz'], unit: 'G', factor: 28.349_523 },
    {
      names: ['مل', 'ملل', 'ملي', 'مليلتر', 'ملليلتر', 'ميليلتر', 'ml'],
      unit: 'ML',
      factor: 1,
      isSmall: true,
    },
    { names: ['سنتيلتر', 'cl'], unit: 'ML', factor: 10 },
    { names: ['لتر', 'ليتر', 'لترات', 'ليترات', 'لترا', 'l'], unit: 'ML', factor: 1000 },
    {
      names: ['قطعة', 'قطعه', 'قطع', 'حبة', 'حبه', 'حبات', 'pc', 'pcs'],
      unit: 'PIECE',
      factor: 1,
      isSmall: true,
    },
    { names: ['دستة', 'دسته', 'درزن', 'دزينة'], unit: 'PIECE', factor: 12 },
  ],
} satisfies Translation<typeof import('#gateway/catalogue/unit-words.ts')>;
