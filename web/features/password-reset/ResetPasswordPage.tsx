import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { StorePage } from '#web/shared/store-pages/StorePage.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestForm } from './RequestForm.tsx';
import * as texts from './texts.ts';

interface Link {
  account: 'SHOPPER' | 'SELLER';
  token: string;
}

/** Reads the fragment of the mail's link: `#shopper.<token>` or `#seller.<token>`. Null for another fragment. */
function readLink(hash: string): Link | null {
  const [, account, token] = /^#(shopper|seller)\.([\w-]{1,100})$/.exec(hash) ?? [];
  return token === undefined ? null : { account: account === 'seller' ? 'SELLER' : 'SHOPPER', token };
}

/** Asks for a link that sets a new password; opened by such a link, it sets the password. `?seller` is for the seller. */
export function ResetPasswordPage() {
  return (
    <StorePage title={texts.newPassword}>
      <ResetPassword />
    </StorePage>
  );
}

function ResetPassword() {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<Link | null>(null);
  const found = readLink(hash);
  if (found !== null && found.token !== link?.token) setLink(found);

  // The token stays in this page only: not in the address, the history or a screenshot.
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);

  const isSeller = (link?.account ?? (new URLSearchParams(search).has('seller') ? 'SELLER' : 'SHOPPER')) === 'SELLER';
  return (
    <Page title={texts.newPassword} width="narrow">
      <PageHeading>{link === null ? texts.forgotPassword : texts.choosePassword}</PageHeading>
      {link === null ? (
        <RequestForm account={isSeller ? 'SELLER' : 'SHOPPER'} />
      ) : (
        <NewPasswordForm token={link.token} isSeller={isSeller} onAskAgain={() => setLink(null)} />
      )}
    </Page>
  );
}
