export type Urgency = 'polite' | 'assertive';

type Listener = (text: string, urgency: Urgency) => void;

const listeners = new Set<Listener>();

/** Says a text to screen readers through the page's permanent live regions. Shows nothing. */
export function announce(text: string, urgency: Urgency = 'polite') {
  for (const listener of listeners) listener(text, urgency);
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
