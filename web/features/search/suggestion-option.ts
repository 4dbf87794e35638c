import * as styles from './SearchSuggestions.css.ts';

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
