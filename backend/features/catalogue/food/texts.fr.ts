// Not reviewed by a native reader.
export default {
  legalName: 'Dénomination légale',
  brand: 'Marque',
  ingredients: 'Ingrédients',
  energyKj: 'Énergie en kJ',
  energyKcal: 'Énergie en kcal',
  fat: 'Matières grasses',
  saturates: 'Acides gras saturés',
  carbohydrate: 'Glucides',
  sugars: 'Sucres',
  protein: 'Protéines',
  salt: 'Sel',
  fibre: 'Fibres alimentaires',
  origin: 'Origine',
  qualityClass: 'Catégorie commerciale',
  variety: 'Variété',
  storage: 'Conservation',
  use: 'Mode d’emploi',
  makerName: 'Nom du fabricant',
  makerAddress: 'Adresse du fabricant',
  organicCode: 'Code de l’organisme de contrôle bio',
  isNoGrams: (label: string) => `« ${label} » doit être un nombre de 0 à 100 avec au plus deux décimales.`,
  isNoEnergy: (label: string, max: number) => `« ${label} » doit être un nombre entier de 0 à ${max}.`,
  basisFault: 'Indiquez si les valeurs nutritionnelles sont pour 100 g ou pour 100 ml.',
  nutritionFault:
    'La déclaration nutritionnelle doit avoir l’énergie, les matières grasses, les acides gras saturés, les glucides, les sucres, les protéines et le sel.',
  partIsLarger: (part: string, whole: string) =>
    `« ${part} » ne peut pas dépasser « ${whole} », dont il fait partie. Veuillez comparer les deux avec l’emballage.`,
  sumIsTooLarge: (grams: number) =>
    `Les nutriments font ensemble plus de ${grams} g. Veuillez les comparer avec l’emballage.`,
  energiesDiffer: (kj: number) =>
    `Les deux valeurs d’énergie ne vont pas ensemble : la valeur en kcal correspond à environ ${kj} kJ. Veuillez comparer les deux avec l’emballage.`,
  allergenFault: (codes: string) => `Chaque allergène doit être l’un de ceux-ci : ${codes}.`,
  allergenListFault: 'Les allergènes doivent être une liste.',
  originsFault: 'Les origines doivent être une liste.',
  tooManyOrigins: (max: number) => `Un produit peut avoir au plus ${max} origines.`,
  makerFault: 'Le fabricant doit avoir un nom et une adresse.',
  organicCodeFault: 'Le code de l’organisme de contrôle bio doit ressembler à DE-ÖKO-006.',
  alcoholFault: 'Le titre alcoométrique doit être un nombre de 0 à 100 avec au plus deux décimales.',
  factsFault: 'Les informations doivent être un objet.',
  stateAllergens:
    'Indiquez quels allergènes le produit contient, ou qu’il n’en contient aucun, avant de confirmer les informations.',
  unknownProduct: 'Ce produit n’existe pas.',
  changedSince:
    'Les informations alimentaires ont changé depuis que vous les avez ouvertes. Veuillez regarder les nouvelles et enregistrer à nouveau.',
  checkFirst: (product: string) =>
    `${product} n’a pas d’informations alimentaires vérifiées, et cette boutique ne vend que des produits qui en ont. Ouvrez le produit, renseignez ses informations alimentaires et confirmez que vous les avez vérifiées.`,
  confirmOrSwitchOff: (product: string) =>
    `${product} est en stock, et cette boutique ne vend que des produits aux informations alimentaires vérifiées. Confirmez que vous avez vérifié les informations modifiées, ou mettez d’abord le produit en rupture.`,
  saved: 'Informations alimentaires enregistrées.',
  allergenNames: {
    GLUTEN: 'Gluten',
    CRUSTACEANS: 'Crustacés',
    EGGS: 'Œufs',
    FISH: 'Poisson',
    PEANUTS: 'Arachides',
    SOYBEANS: 'Soja',
    MILK: 'Lait',
    NUTS: 'Fruits à coque',
    CELERY: 'Céleri',
    MUSTARD: 'Moutarde',
    SESAME: 'Sésame',
    SULPHITES: 'Sulfites',
    LUPIN: 'Lupin',
    MOLLUSCS: 'Mollusques',
  },
  noneWord: 'aucun',
  unknownAllergen: (word: string) =>
    `Il n’y a pas d’allergène ${word}. Écrivez des noms des 14 allergènes avec des virgules, ou : aucun.`,
  neitherYesNorDate: (cell: string) =>
    `Écrivez oui si quelqu’un a vérifié toutes les informations de la ligne, ou laissez la date, pas ${cell}.`,
} satisfies Translation<typeof import('./texts.ts')>;
