import { useEffect, useState } from 'react';
import { report } from '#web/shared/lib/network/report.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import * as texts from './texts.ts';

/** The event of browsers that can install a site. It is missing in the DOM's types. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /**
     * The browser's offer, which `before-start.js` stores: browsers fire the event once, maybe before this code is
     * loaded.
     */
    installOffer?: Event | undefined;
  }
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/**
 * Registers the service worker, and shows a button once the browser says that the shop can be installed. Loaded late, and
 * in a built shop only.
 */
export function InstallShop() {
  const [offer, setOffer] = useState(() => storedOffer());

  useEffect(() => {
    navigator.serviceWorker
      ?.register('/sw.js', { updateViaCache: 'none' })
      .catch((error: unknown) => report('The shop cannot work offline', error));
    const update = () => setOffer(storedOffer());
    const onInstalled = () => {
      window.installOffer = undefined;
      update();
    };
    window.addEventListener('beforeinstallprompt', update);
    window.addEventListener('appinstalled', onInstalled);
    return () => {
      window.removeEventListener('beforeinstallprompt', update);
      window.removeEventListener('appinstalled', onInstalled);
    };
  }, []);

  if (!offer) return null;
  return (
    <Button
      variant="quiet"
      icon="home"
      onClick={() => {
        // The browser accepts each offer once.
        window.installOffer = undefined;
        setOffer(undefined);
        offer.prompt().catch((error: unknown) => report('The shop could not be installed', error));
      }}
    >
      {texts.installApp}
    </Button>
  );
}

function storedOffer(): InstallOffer | undefined {
  const { installOffer } = window;
  return installOffer && isOffer(installOffer) ? installOffer : undefined;
}
