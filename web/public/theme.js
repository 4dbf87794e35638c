// Before the first paint: the theme that was chosen here, unless it is the system's. See web/shared/lib/colour-theme.ts.
try {
  const theme = localStorage.getItem('greengate.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme it is.
}

// A browser offers once to install the shop, in a moment of its own. See web/app/InstallShop.tsx.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});

// A rendered page shows before its code runs. Until the code has started (web/app/main.tsx says so by "app-started"), this
// recorder keeps what is pressed, typed and chosen. It also stops these events: React handles events from the moment it
// begins to hydrate, and would do what the recorder does later a second time. Then the recorder repeats each event once.
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
  // The app replaces the frame of a list with parts of its own: then the part of the same name takes the event.
  const present = (control) =>
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
      // The last change comes last: of a group of radio buttons it is the choice.
      changed.delete(target);
      changed.set(target, { type, value: target.value, checked: target.checked });
    } else if (isChoice(target)) {
      // The browser marks the choice at once; the change event that follows is recorded.
      event.stopImmediatePropagation();
    } else {
      const control = target.closest('button, a[href]');
      if (control?.localName === 'button') hold(event, control);
      // The browser follows a link by itself, unless that would lose what was pressed before. A second press is obeyed.
      else if (control && pressed.length > 0 && pressed.at(-1) !== control && isPlain(event)) hold(event, control);
    }
  };
  const repeat = () => {
    for (const kind of kinds) removeEventListener(kind, record, true);
    for (const [recorded, { type, value, checked }] of changed) {
      const field = present(recorded);
      if (!field) continue;
      // React ignores an event whose field holds what React set last: it is made to set something else before.
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
      const control = present(recorded);
      if (control?.localName === 'form') control.requestSubmit();
      else control?.click();
    }
    changed.clear();
    pressed.length = 0;
  };
  for (const kind of kinds) addEventListener(kind, record, true);
  // In a task of its own: within React's work, presses on parts that are not hydrated yet would be lost.
  addEventListener('app-started', () => setTimeout(repeat), { once: true });
  // Where a script cannot be loaded, links and the search form work without it.
  const giveUp = ({ target }) => target instanceof HTMLScriptElement && repeat();
  addEventListener('error', giveUp, true);
  addEventListener('app-started', () => removeEventListener('error', giveUp, true), { once: true });
}
