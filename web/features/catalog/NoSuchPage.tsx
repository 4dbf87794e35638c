import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { withPage } from './listing-params.ts';
import * as texts from './texts.ts';

interface NoSuchPageProps {
  page: number;
  /** The number of pages of the list. */
  pages: number;
  /** Called when the link to the last page is followed. */
  onTurn: (to: number) => void;
}

/**
 * The message for an address that names a page beyond the last one: the list has become shorter, or the number was
 * typed.
 */
export function NoSuchPage({ page, pages, onTurn }: NoSuchPageProps) {
  const [params] = useSearchParams();
  return (
    <EmptyState
      art="/art/empty-basket.webp"
      title={texts.noSuchPage(page)}
      text={texts.listHasPages(pages)}
      action={
        <ButtonLink to={{ search: withPage(params, pages).toString() }} onClick={() => onTurn(pages)}>
          {texts.showLastPage(pages)}
        </ButtonLink>
      }
    />
  );
}
