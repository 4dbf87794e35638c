/**
 * The names of a product's fields and of its food facts, for forms, files, faults and the history. In sentences they stand at the beginning,
 * such as "… is required.".
 */

export const name = 'Name';
export const sku = 'Article number';
export const gtin = 'Barcode';
export const gtinWithName = 'Barcode (GTIN)';
export const category = 'Category';
export const price = 'Price';
export const offerPrice = 'Offer price';
export const searchWords = 'Search words';
export const weight = 'Weight';
export const description = 'Description';
export const size = 'Size';
export const portion = 'Steps by weight';
export const taxClass = 'Tax class';
export const minimumAge = 'Minimum age';
export const deposit = 'Deposit';
export const inStock = 'In stock';
export const legalName = 'Legal name';
export const brand = 'Brand';
export const ingredients = 'Ingredients';
export const origins = 'Origins';
export const qualityClass = 'Class';
export const variety = 'Variety';
export const storage = 'Storage';
export const use = 'Use';
export const makerName = 'Maker';
export const makerAddress = 'Address of the maker';
export const organicCode = 'Organic control code';
export const energyKj = 'Energy in kJ';
export const energyKcal = 'Energy in kcal';
export const fat = 'Fat';
export const carbohydrate = 'Carbohydrate';
export const fibre = 'Fibre';
export const protein = 'Protein';
export const salt = 'Salt';
export const alcohol = 'Alcohol';
