import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ListSuggestions } from '#web/features/search/ListSuggestions.tsx';
import { listDraft } from '#web/shared/lib/storage/list-draft.ts';

test('a pasted list is offered to be reviewed as a whole, and its first 100 characters to be searched for', () => {
  const text = ` milk\n${'x'.repeat(95)}abc\neggs `;
  const search = `milk\n${'x'.repeat(95)}`;
  const onOptions = vi.fn<(addresses: readonly string[]) => void>();
  const onChoose = vi.fn<(address: string) => void>();
  render(<ListSuggestions id="list" text={text} active={1} onOptions={onOptions} onChoose={onChoose} />);
  const addresses = ['/list', `/products?q=${encodeURIComponent(search)}`];
  expect(onOptions).toHaveBeenCalledExactlyOnceWith(addresses);
  const options = screen.getAllByRole('option');
  expect(options.map((option) => [option.id, option.getAttribute('aria-selected')])).toEqual([
    ['list-0', 'false'],
    ['list-1', 'true'],
  ]);
  expect(options.map(({ textContent }) => textContent)).toEqual(['Review a list of 3 items', `Search for “${search}”`]);
  fireEvent.click(options[1]!);
  expect(listDraft.read().text).toBe('');
  fireEvent.click(options[0]!);
  expect(listDraft.read()).toMatchObject({ text: text.trim(), isReviewed: true });
  expect(onChoose.mock.calls.flat()).toEqual(addresses.toReversed());
});
