import { useEffect, useState } from 'react';
import { report } from '#web/shared/lib/report.ts';
import { Button } from '#web/shared/ui/Button.tsx';

/** What browsers fire that can install a site; the DOM's own types do not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by `theme.js`: browsers make the offer once, perhaps before this is loaded or while it is not shown. */
    installOffer?: Event | undefined;
  }
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/**
 * Makes the shop an app: registers the service worker, and offers the button once the browser says that the shop can be
 * installed. Loaded after the page, and only where there is a build to work with.
 */
export function InstallShop() {
  const [offer, setOffer] = useState(() => keptOffer());

  // Both are the browser's.
  useEffect(() => {
    navigator.serviceWorker
      ?.register('/sw.js', { updateViaCache: 'none' })
      .catch((error: unknown) => report('The shop cannot work offline', error));
    const hear = () => setOffer(keptOffer());
    const done = () => {
      window.installOffer = undefined;
      hear();
    };
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
        window.installOffer = undefined;
        setOffer(undefined);
        offer.prompt().catch((error: unknown) => report('The shop could not be installed', error));
      }}
    >
      Install the app
    </Button>
  );
}

function keptOffer(): InstallOffer | undefined {
  const { installOffer } = window;
  return installOffer && isOffer(installOffer) ? installOffer : undefined;
}
