import { paths } from '#web/shared/lib/shop/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import * as texts from './texts.ts';

interface NothingFoundProps {
  search: string;
  /** The name of the category that is searched; empty for all products. */
  place: string;
  /** In place of the standard title. */
  title?: string | undefined;
  text?: string | undefined;
}

/** The message when a search has no result. It has no picture, so that the help below it is on a phone's first screen. */
export function NothingFound({ search, place, title = texts.nothingFound(search, place), text }: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        place ? (
          <ButtonLink to={paths.search(search)}>{texts.searchAll}</ButtonLink>
        ) : (
          <ButtonLink to={paths.products}>{texts.clearSearch}</ButtonLink>
        )
      }
    />
  );
}
