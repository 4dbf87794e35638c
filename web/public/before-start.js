// The browser offers once, at any time, to install the shop. See web/app/InstallShop.tsx.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});

// Repeats what first-paint.js has recorded before the app started, each action once.
{
  const { pressed, changed, stop } = window.recorded;
  const nameOf = (control) =>
    [
      ...['type', 'name', 'href', 'action', 'aria-label'].map((attribute) => control.getAttribute(attribute)),
      control.labels && (control.labels[0] ?? control).textContent,
    ].join('\n');
  // The app replaces the frame of a list: then the new control with the same name gets the event. For a product
  // that is already in the cart, the server has rendered the Add button, and the app renders a stepper in its place: its last
  // button adds.
  const currentOf = (control) => {
    if (control.isConnected) return control;
    const sameName = [...document.querySelectorAll(control.localName)].find(
      (other) => nameOf(other) === nameOf(control),
    );
    return (
      sameName ?? (control.place?.isConnected && control.place.querySelector(':scope > fieldset > button:last-child'))
    );
  };
  const repeat = () => {
    stop();
    for (const [recorded, { type, value, checked }] of changed) {
      const field = currentOf(recorded);
      if (!field) continue;
      // React ignores events of fields that have the value it set last, so another value is set first.
      if (field.type === 'radio' || field.type === 'checkbox') {
        field.checked = !checked;
        field.click();
      } else {
        field.value = `${value} `;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    for (const recorded of pressed) {
      recorded.removeAttribute('aria-busy');
      const control = currentOf(recorded);
      if (control?.localName === 'form') control.requestSubmit();
      else control?.click();
    }
    changed.clear();
    pressed.length = 0;
  };
  // In a later task, because during React's work presses on parts that are not hydrated yet would be lost. In one task, so
  // that no letter is typed after the recorder has stopped and before the text is repeated.
  const later = () => setTimeout(repeat);
  // This file may arrive after the app has started.
  if (document.documentElement.dataset.started !== undefined) later();
  else addEventListener('app-started', later, { once: true });
}
