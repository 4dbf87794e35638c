// Not reviewed by a native reader.
export default {
  legalName: 'Denominación del alimento',
  ingredients: 'Ingredientes',
  energyKj: 'Valor energético en kJ',
  energyKcal: 'Valor energético en kcal',
  fat: 'Grasas',
  saturates: 'Ácidos grasos saturados',
  carbohydrate: 'Hidratos de carbono',
  sugars: 'Azúcares',
  protein: 'Proteínas',
  salt: 'Sal',
  fibre: 'Fibra alimentaria',
  origin: 'Origen',
  qualityClass: 'Categoría',
  variety: 'Variedad',
  storage: 'Conservación',
  use: 'Modo de empleo',
  makerName: 'Nombre del fabricante',
  makerAddress: 'Dirección del fabricante',
  organicCode: 'Código de control ecológico',
  isNoGrams: (label: string) => `«${label}» debe ser un número de 0 a 100 con dos decimales como máximo.`,
  isNoEnergy: (label: string, max: number) => `«${label}» debe ser un número entero de 0 a ${max}.`,
  basisFault: 'Indique si la información nutricional es por 100 g o por 100 ml.',
  nutritionFault:
    'La información nutricional necesita el valor energético, las grasas, los ácidos grasos saturados, los hidratos de carbono, los azúcares, las proteínas y la sal.',
  partIsLarger: (part: string, whole: string) =>
    `«${part}» no puede ser más que «${whole}», porque es una parte. Compare ambos con el envase.`,
  sumIsTooLarge: (grams: number) => `Los nutrientes suman más de ${grams} g. Compárelos con el envase.`,
  energiesDiffer: (kj: number) =>
    `Los dos valores energéticos no concuerdan: el valor en kcal equivale a unos ${kj} kJ. Compare ambos con el envase.`,
  allergenFault: (codes: string) => `Cada alérgeno debe ser uno de ${codes}.`,
  allergenListFault: 'Los alérgenos deben ser una lista.',
  originsFault: 'Los orígenes deben ser una lista.',
  tooManyOrigins: (max: number) => `Un producto puede tener ${max} orígenes como máximo.`,
  makerFault: 'El fabricante necesita un nombre y una dirección.',
  organicCodeFault: 'El código de control ecológico debe ser como DE-ÖKO-006.',
  alcoholFault: 'El grado alcohólico debe ser un número de 0 a 100 con dos decimales como máximo.',
  factsFault: 'Los datos deben ser un objeto.',
  stateAllergens:
    'Indique qué alérgenos contiene el producto, o que no contiene ninguno, antes de confirmar la información.',
  unknownProduct: 'No existe ese producto.',
  changedSince:
    'La información alimentaria ha cambiado desde que la abrió. Mire la información nueva y guarde otra vez.',
  checkFirst: (product: string) =>
    `${product} no tiene información alimentaria comprobada, y esta tienda solo vende productos que la tienen. Abra el producto, rellene su información alimentaria y confirme que la ha comprobado.`,
  confirmOrSwitchOff: (product: string) =>
    `${product} está disponible, y esta tienda solo vende productos con información alimentaria comprobada. Confirme que ha comprobado la información cambiada, o marque antes el producto como agotado.`,
  saved: 'Información alimentaria guardada.',
} satisfies Translation<typeof import('./texts.ts')>;
