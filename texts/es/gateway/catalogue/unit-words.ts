// Not reviewed by a native reader.
export default {
  units: [
    { names: ['g', 'gr', 'grs', 'gramo', 'gramos'], unit: 'G', factor: 1, isSmall: true },
    { names: ['kg', 'kgs', 'kilo', 'kilos', 'kilogramo', 'kilogramos'], unit: 'G', factor: 1000 },
    { names: ['ml', 'mililitro', 'mililitros'], unit: 'ML', factor: 1, isSmall: true },
    { names: ['cl', 'centilitro', 'centilitros'], unit: 'ML', factor: 10 },
    { names: ['dl', 'decilitro', 'decilitros'], unit: 'ML', factor: 100 },
    { names: ['l', 'lt', 'lts', 'litro', 'litros'], unit: 'ML', factor: 1000 },
    {
      names: ['ud', 'uds', 'u', 'unid', 'unidad', 'unidades', 'pieza', 'piezas', 'pza', 'pzas', 'pz'],
      unit: 'PIECE',
      factor: 1,
      isSmall: true,
    },
    { names: ['docena', 'docenas', 'doc'], unit: 'PIECE', factor: 12 },
  ],
} satisfies Translation<typeof import('#gateway/catalogue/unit-words.ts')>;
