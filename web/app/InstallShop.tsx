import { useEffect, useState } from 'react';
import { report } from '#web/shared/lib/report.ts';
import { Button } from '#web/shared/ui/Button.tsx';

/** What browsers fire that can install a site; the DOM's own types do not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/**
 * Makes the shop an app: registers the service worker, and offers the button once the browser says that the shop can be
 * installed. Loaded after the page, and only where there is a build to work with.
 */
export function InstallShop() {
  const [offer, setOffer] = useState<InstallOffer>();

  // Both are the browser's.
  useEffect(() => {
    navigator.serviceWorker
      ?.register('/sw.js', { updateViaCache: 'none' })
      .catch((error: unknown) => report('The shop cannot work offline', error));
    const hear = (event: Event) => {
      event.preventDefault();
      if (isOffer(event)) setOffer(event);
    };
    const done = () => setOffer(undefined);
    window.addEventListener('beforeinstallprompt', hear);
    window.addEventListener('appinstalled', done);
    return () => {
      window.removeEventListener('beforeinstallprompt', hear);
      window.removeEventListener('appinstalled', done);
    };
  }, []);

  if (!offer) return null;
  return (
    <Button
      variant="quiet"
      icon="home"
      onClick={() => {
        // An offer counts once.
        setOffer(undefined);
        offer.prompt().catch((error: unknown) => report('The shop could not be installed', error));
      }}
    >
      Install the app
    </Button>
  );
}
