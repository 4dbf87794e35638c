import * as styles from './SearchSuggestions.css.ts';

export interface SearchSuggestionsProps {
  /** The id of the listbox; its options are `${id}-0` and so on. */
  id: string;
  text: string;
  /** The index of the active option; -1 for none. */
  active: number;
  /** Gets the options' addresses, in order. */
  onOptions: (addresses: readonly string[]) => void;
  onChoose: (address: string) => void;
}

interface OptionParts {
  /** The id of the listbox. */
  id: string;
  at: number;
  isActive: boolean;
  onClick: () => void;
}

/** The properties of an option in the list below a search box. */
export const suggestionOption = ({ id, at, isActive, onClick }: OptionParts) => ({
  id: `${id}-${at}`,
  role: 'option',
  tabIndex: -1,
  'aria-selected': isActive,
  className: styles.option,
  // The input keeps the focus.
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  onClick,
});
