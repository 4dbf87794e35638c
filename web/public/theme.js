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

// A page can be seen before its code has come. What is pressed, typed and chosen meanwhile is done again when the code
// says that it has started. See web/app/main.tsx.
{
  const pressed = [];
  const changed = new Map();
  const kinds = ['click', 'submit', 'input', 'change'];
  const keep = (event) => {
    const { type, target } = event;
    const control = type === 'submit' ? target : target.closest('button');
    if (type === 'input' || type === 'change') changed.set(target, { kind: type, value: target.value });
    else if (control) {
      event.preventDefault();
      pressed.push(control);
    }
  };
  const repeat = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
    for (const [field, { kind, value }] of changed) {
      // React knows what a field held when it took it over, and hears of changes only.
      if (field instanceof HTMLSelectElement) field.value = value;
      else if (field instanceof HTMLInputElement && field.type !== 'radio') {
        field.value = '';
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
      }
      field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    for (const control of pressed) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
  };
  for (const kind of kinds) addEventListener(kind, keep, true);
  // Not from within React's own work: it would drop what is pressed on parts that it has still to take over.
  addEventListener('app-started', () => setTimeout(repeat), { once: true });
}
