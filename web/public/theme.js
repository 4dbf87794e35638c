// Sets the chosen theme before the first paint. See web/shared/lib/colour-theme.ts.
try {
  const theme = localStorage.getItem('greengate.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // The storage is blocked: the system's theme applies.
}

// The browser offers once, at any time, to install the shop. See web/app/InstallShop.tsx.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});

// A server-rendered page shows before its code runs. Until the app sends "app-started" (web/app/main.tsx), this recorder
// stores presses, typed texts and choices, and then repeats each of them once. It stops the original events, because React
// also handles events that happen while it hydrates.
{
  const pressed = [];
  const changed = new Map();
  const kinds = ['click', 'submit', 'input', 'change'];
  const isChoice = ({ type }) => type === 'radio' || type === 'checkbox';
  const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }) =>
    button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
  const nameOf = (control) =>
    [
      ...['type', 'name', 'href', 'action', 'aria-label'].map((attribute) => control.getAttribute(attribute)),
      control.labels && (control.labels[0] ?? control).textContent,
    ].join('\n');
  // The app replaces the frame of a list: then the new control with the same name gets the event.
  const currentOf = (control) =>
    control.isConnected
      ? control
      : [...document.querySelectorAll(control.localName)].find((other) => nameOf(other) === nameOf(control));
  const hold = (event, control) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(control);
  };
  const record = (event) => {
    const { type, target } = event;
    if (type === 'submit') {
      hold(event, target);
    } else if (type !== 'click') {
      event.stopImmediatePropagation();
      // Moves to the end: of several radio buttons, the last one is the choice.
      changed.delete(target);
      changed.set(target, { type, value: target.value, checked: target.checked });
    } else if (isChoice(target)) {
      // The change event that follows is recorded.
      event.stopImmediatePropagation();
    } else {
      const control = target.closest('button, a[href]');
      if (control?.localName === 'button') hold(event, control);
      // The browser follows a link, unless that would lose an earlier press. A second press on the link follows it.
      else if (control && pressed.length > 0 && pressed.at(-1) !== control && isPlain(event)) hold(event, control);
    }
  };
  const repeat = () => {
    for (const kind of kinds) removeEventListener(kind, record, true);
    for (const [recorded, { type, value, checked }] of changed) {
      const field = currentOf(recorded);
      if (!field) continue;
      // React ignores events of fields that have the value it set last, so another value is set first.
      if (isChoice(field)) {
        field.checked = !checked;
        field.click();
      } else {
        field.value = `${value} `;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    for (const recorded of pressed) {
      const control = currentOf(recorded);
      if (control?.localName === 'form') control.requestSubmit();
      else control?.click();
    }
    changed.clear();
    pressed.length = 0;
  };
  for (const kind of kinds) addEventListener(kind, record, true);
  // In a later task: during React's work, presses on parts that are not hydrated yet would be lost.
  addEventListener('app-started', () => setTimeout(repeat), { once: true });
  // When a script cannot be loaded, links and the search form work without it.
  const giveUp = ({ target }) => target instanceof HTMLScriptElement && repeat();
  addEventListener('error', giveUp, true);
  addEventListener('app-started', () => removeEventListener('error', giveUp, true), { once: true });
}
