export const foodFacts = 'Food facts';
export const noFacts = 'Nothing is stated yet. Shoppers see no food facts of this product.';
export const isNotChecked = 'Nobody has confirmed these facts since they last changed.';
export const wasChecked = (when: string) => `Confirmed on ${when}.`;
export const changedElsewhere = 'The food facts were changed elsewhere.';
export const newerFacts = 'Newer food facts';
export const takeNewer = 'Take the newer facts';
export const contains = 'Contains';
export const containsNone = 'None of the 14';
export const mayContain = 'May contain traces of';
export const foundInIngredients = 'The ingredients name:';
export const tick = (allergen: string) => `Tick ${allergen}`;
export const markedButNotTicked = (words: string) =>
  `Marked in the ingredients, but no allergen is ticked for: ${words}.`;
export const nutrition = 'Nutrition';
export const valuesFor = 'Values for';
export const per100g = '100 g';
export const per100ml = '100 ml';
export const iHaveChecked = 'I have checked these facts';
export const checkHint = 'Compare all of them with the pack. A change makes them unchecked again.';
export const checkAgain = 'Please look at all facts again, then tick this again.';
/** For the newer value of a tick. */
export const yes = 'yes';
export const no = 'no';
export const undo = 'Undo all';
export const save = 'Save food facts';
export const saved = 'Food facts saved.';
export const notSaved = 'The food facts were not saved.';
export const correctFields = 'Please correct the marked fields.';
export const isMissing = 'Fill in this value, or leave the whole table empty.';
export const isNoNumber = 'Type a number such as 4.5.';
export const stateAllergens = 'Tick the allergens that it contains, or None of the 14.';
export const fieldLabels = {
  allergens: 'Contains',
  containsNone: 'Contains none of the 14',
  mayContain: 'May contain traces of',
  basis: 'Values for',
  fat: 'Fat in g',
  saturates: 'of which saturates in g',
  carbohydrate: 'Carbohydrate in g',
  sugars: 'of which sugars in g',
  fibre: 'Fibre in g',
  protein: 'Protein in g',
  salt: 'Salt in g',
  alcohol: 'Alcohol in % by volume',
  isChecked: 'Checked',
};
export const fieldHints = {
  ingredients: 'Write _ around each allergen, as in _milk_: it is then shown in bold.',
  origins: 'One on each line: the code of a country such as DE, or a text.',
  organicCode: 'Such as DE-ÖKO-006.',
};

export const fillIn = 'Fill in from Open Food Facts';
export const nothingToFill = 'It knows nothing for the fields that are empty.';
export const lookUpFailed = 'The look-up did not work. Please try again.';

export const loadingOrigins = 'Loading fruit and vegetables';
export const howToSayOrigins =
  'Tap the country of each delivery when you unpack it. A tap on the same country confirms it for today.';
export const noProduce = 'No product for sale is in a category of fruit and vegetables.';
export const chooseCategories = 'Choose the categories';
export const produceCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
export const notStated = 'not stated';
export const statedBefore = (origins: string, days: number) =>
  `${origins}, ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}`;
export const soldOut = 'sold out';
export const comesFrom = (product: string, country: string) => `${product}: ${country}`;
export const otherCountry = 'Another country';
export const setOrigin = 'Set origin';
export const undoTap = 'Undo';
export const noClass = '–';
export const savedFor = (product: string) => `${product}: saved.`;
export const wasNotSaved = 'The store did not answer.';
export const notSavedYet = (reason: string) => `Not saved: ${reason} It is kept here. Save it again, or discard it.`;
export const saveAgain = 'Save again';
export const discard = 'Discard';
