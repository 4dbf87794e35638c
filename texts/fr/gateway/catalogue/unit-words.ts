// Not reviewed by a native reader.
export default {
  units: [
    { names: ['g', 'gr', 'grs', 'gramme', 'grammes'], unit: 'G', factor: 1, isSmall: true },
    { names: ['kg', 'kgs', 'kilo', 'kilos', 'kilogramme', 'kilogrammes'], unit: 'G', factor: 1000 },
    { names: ['livre', 'livres'], unit: 'G', factor: 500 },
    { names: ['ml', 'millilitre', 'millilitres'], unit: 'ML', factor: 1, isSmall: true },
    { names: ['cl', 'centilitre', 'centilitres'], unit: 'ML', factor: 10 },
    { names: ['dl', 'décilitre', 'décilitres', 'decilitre', 'decilitres'], unit: 'ML', factor: 100 },
    { names: ['l', 'lt', 'litre', 'litres'], unit: 'ML', factor: 1000 },
    {
      names: ['pièce', 'pièces', 'piece', 'pieces', 'pc', 'pcs', 'pce', 'pces', 'unités', 'unite', 'unites'],
      unit: 'PIECE',
      factor: 1,
      isSmall: true,
    },
    { names: ['douzaine', 'douzaines', 'dz'], unit: 'PIECE', factor: 12 },
  ],
} satisfies Translation<typeof import('#gateway/catalogue/unit-words.ts')>;
