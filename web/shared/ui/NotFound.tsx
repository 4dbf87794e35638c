import type { ReactNode } from 'react';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { ButtonLink } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Page } from './Page.tsx';
import * as texts from './texts.ts';

interface NotFoundProps {
  /** A sentence about what else the shopper can do here. */
  hint?: string;
  children?: ReactNode;
}

/** The message at an address without a page: an unknown address, or a page that this shop does not have. */
export function NotFound({ hint = '', children }: NotFoundProps) {
  return (
    <Page title={texts.pageNotFound}>
      <EmptyState
        level={1}
        art="/art/not-found.webp"
        title={texts.pageNotFound}
        text={`${texts.noSuchPage} ${hint}`}
        action={<ButtonLink to={paths.home}>{texts.goHome}</ButtonLink>}
      />
      {children}
    </Page>
  );
}
