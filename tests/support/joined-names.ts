import { productShape, type RestProduct } from '#gateway/documents/shapes.ts';

/** Names of products with signs between their words, and names that are like parts of them. */
export const joinedNames = [
  '7-Up Lemon',
  'L’Oréal Shampoo',
  'H-Milch 3,5 %',
  'A.1. Sauce',
  'M&M’s Peanut',
  'Dr. Oetker Pizza',
  'Coca-Cola Zero',
  'Kellogg’s Corn Flakes',
  'Pop-Tarts Cherry',
  'Dr Pepper',
  'Apples',
  'Tomato sauce',
];

/** What people type for them. */
export const searches = [
  ['7up', '7-Up Lemon'],
  ['7 up', '7-Up Lemon'],
  ['loreal', 'L’Oréal Shampoo'],
  ["l'oreal", 'L’Oréal Shampoo'],
  ['hmilch', 'H-Milch 3,5 %'],
  ['h milch', 'H-Milch 3,5 %'],
  ['a1', 'A.1. Sauce'],
  ['m&ms', 'M&M’s Peanut'],
  ['m & ms', 'M&M’s Peanut'],
  ['mms', 'M&M’s Peanut'],
  ["m&m's", 'M&M’s Peanut'],
  ['droetker', 'Dr. Oetker Pizza'],
  ['dr oetker', 'Dr. Oetker Pizza'],
  ['cocacola', 'Coca-Cola Zero'],
  ['kelloggs', 'Kellogg’s Corn Flakes'],
  ['poptarts', 'Pop-Tarts Cherry'],
] as const;

export const productNamed = (name: string): RestProduct =>
  productShape.parse({
    _id: name,
    name,
    description: [],
    category: 'Household',
    price: 2,
    offerPrice: 2,
    image: [],
    inStock: true,
  });
