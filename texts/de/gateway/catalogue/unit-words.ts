export default {
  units: [
    { names: ['g', 'gr', 'gramm'], unit: 'G', factor: 1, isSmall: true },
    { names: ['kg', 'kilo', 'kilos', 'kilogramm'], unit: 'G', factor: 1000 },
    { names: ['pfund', 'pfd'], unit: 'G', factor: 500 },
    { names: ['dag', 'dkg', 'deka', 'dekagramm'], unit: 'G', factor: 10 },
    { names: ['ml', 'milliliter'], unit: 'ML', factor: 1, isSmall: true },
    { names: ['cl', 'zentiliter'], unit: 'ML', factor: 10 },
    { names: ['dl', 'deziliter'], unit: 'ML', factor: 100 },
    { names: ['l', 'lt', 'ltr', 'liter', 'litern'], unit: 'ML', factor: 1000 },
    { names: ['el', 'esslöffel'], unit: 'ML', factor: 15 },
    { names: ['tl', 'teelöffel'], unit: 'ML', factor: 5 },
    { names: ['tasse', 'tassen'], unit: 'ML', factor: 240 },
    { names: ['stück', 'stueck', 'stk', 'st', 'stücke', 'pcs', 'pc'], unit: 'PIECE', factor: 1, isSmall: true },
    { names: ['dutzend', 'dtzd', 'dtz'], unit: 'PIECE', factor: 12 },
  ],
} satisfies Translation<typeof import('#gateway/catalogue/unit-words.ts')>;
