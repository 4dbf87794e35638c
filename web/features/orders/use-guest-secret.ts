import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inTab } from '#web/shared/lib/storage/stored.ts';

const entry = inTab('greengate.guest-order');

/** Forgets the link of this tab. */
export const forgetGuestSecret = entry.forget;

const secretIn = (text: string | null | undefined): string | null => /^#?([\w-]{43})$/.exec(text ?? '')?.[1] ?? null;

/** The secret of the link that was opened, or of the order that this tab has placed; null without one. */
export function useGuestSecret(): string | null {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(() => secretIn(hash) ?? secretIn(entry.readText()));
  const found = secretIn(hash);
  if (found !== null && found !== secret) setSecret(found);

  // The secret stays in this tab only: not in the address, the history or a screenshot.
  useEffect(() => {
    if (found !== null) entry.writeText(found);
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [found, hash, navigate, pathname, search]);
  return secret;
}
