/**
 * Some password managers fill a field without an event. The app then does not know the text: it would send the form without it,
 * and empty the field at the next render. So this listener reports the text to the app before a form is sent, and at each press and move of the focus in it.
 */
export function listenToFilledFields(): () => void {
  const events = ['click', 'focusin', 'focusout', 'submit'];
  /** The texts that the app knows by an event. */
  const known = new WeakMap<EventTarget, string>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) known.set(target, target.value);
  };
  const tellAll = ({ target }: Event) => {
    const form = target instanceof Element && target.closest('form');
    if (!form) return;
    // All texts are read first: at each change React empties the other fields.
    const filled = [...form.elements].filter(isFilled).map((field) => ({ field, text: field.value }));
    for (const { field, text } of filled) if (known.get(field) !== text) tell(field, text);
  };
  // Captured, so that the app knows the texts before it handles the event itself.
  document.addEventListener('input', note, true);
  for (const name of events) document.addEventListener(name, tellAll, true);
  return () => {
    document.removeEventListener('input', note, true);
    for (const name of events) document.removeEventListener(name, tellAll, true);
  };
}

const textTypes = ['text', 'email', 'password', 'tel', 'url'];

/** React writes the text that it knows into the attribute of a field. */
const isFilled = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && textTypes.includes(field.type) && field.value !== field.defaultValue;

function tell(field: HTMLInputElement, text: string) {
  field.value = field.defaultValue;
  // React compares a field's text with the last one that it has seen assigned. The prototype assigns without telling it.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
