import { useEffect, useRef } from 'react';
import { spokenOnly } from '#web/theme/text.css.ts';
import { onAnnouncement } from '#web/shared/lib/page/announce.ts';
import * as texts from './texts.ts';

/**
 * The time for which an announcement stays: long enough to be spoken, and gone before a screen reader reads on to it.
 */
const announcementMs = 5000;

/** The page's two live regions. They are rendered empty, because screen readers often miss a region that appears with its text. */
export function LiveRegions() {
  const polite = useRef<HTMLOutputElement>(null);
  const assertive = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = onAnnouncement((text, urgency) => {
      const region = urgency === 'polite' ? polite.current : assertive.current;
      if (!region) return;
      const line = document.createElement('span');
      line.textContent = `${text} `;
      region.append(line);
      timers.add(setTimeout(() => line.remove(), announcementMs));
    });
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  }, []);

  return (
    <>
      <output
        ref={polite}
        aria-live="polite"
        aria-atomic="false"
        aria-label={texts.announcements}
        className={spokenOnly}
      />
      <p ref={assertive} role="alert" aria-atomic="false" aria-label={texts.alerts} className={spokenOnly} />
    </>
  );
}
