export type Urgency = 'polite' | 'assertive';

type Listener = (text: string, urgency: Urgency) => void;

const listeners = new Set<Listener>();

/** Makes screen readers say a text, through the page's live regions. It is not shown. */
export function announce(text: string, urgency: Urgency = 'polite') {
  for (const listener of listeners) listener(text, urgency);
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
