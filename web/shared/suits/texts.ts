/** The title of the choice, and the button that opens it. */
export const suitsMe = 'Suits me';
export const whatYouAvoid = 'Allergens that you avoid';
/** The next text follows in the same line. */
export const staysHere = 'Stays on this device.';
export const whenSent =
  'Only the filter “Only what suits me” sends it to the shop, which does not keep it with your account.';
export const onlyChecked =
  'A product counts as free of an allergen only when the shop has checked its food facts. Please read the label before you eat.';
export const clearAll = 'Clear all';
export const done = 'Done';

// Short sentences about a product. They stand in small places. `list` has the names of allergens with commas.
export const contains = (list: string) => `Contains ${list.toLowerCase()}`;
export const mayContain = (list: string) => `May contain ${list.toLowerCase()}`;
/** Only of facts that the shop has checked. */
export const free = (list: string) => `Checked: without ${list.toLowerCase()}`;
export const notStated = 'Allergens not stated';
export const notChecked = 'Not checked by the shop';
export const notLoaded = 'Allergens not loaded';
