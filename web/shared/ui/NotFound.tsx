import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Page } from './Page.tsx';

interface NotFoundProps {
  /** A sentence about what else the shopper can do here. */
  hint?: string;
  children?: ReactNode;
}

/** The message at an address without a page: an unknown address, or a page that this shop does not have. */
export function NotFound({ hint = '', children }: NotFoundProps) {
  return (
    <Page title="Page not found">
      <EmptyState
        level={1}
        art="/art/not-found.webp"
        title="Page not found"
        text={`This shop does not have this page. ${hint}`}
        action={<ButtonLink to={paths.home}>Go to the home page</ButtonLink>}
      />
      {children}
    </Page>
  );
}
