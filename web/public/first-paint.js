// Runs before the first paint. Rendered pages contain it, so that they need not wait for a file.

// Sets the chosen theme before the first paint (web/shared/lib/page/colour-theme.ts), and keeps a place for the shelf 'Buy again'
// (web/shared/regulars/shelf.ts) and for the bar of an open order (web/shared/open-orders/expected-bar.ts).
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('greengate.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('greengate.regulars')) dataset.regulars = '';
  if (localStorage.getItem('greengate.open-order') > new Date().toISOString()) dataset.openOrder = '';
} catch {
  // The storage is blocked: the system's theme applies.
}

// A rendered page shows without its scripts. On a fast network they load after the first paint with the most important
// pictures, so that they do not delay it. A slow network loads them at once, beside the pictures.
addEventListener('DOMContentLoaded', () => {
  const scripts = document.getElementById('app-scripts');
  if (!scripts) return;
  const load = () => {
    // The page has only the styles of its elements. All others load with the scripts, and the app waits for them. They apply
    // together and before those of later pages, because the order of styles counts.
    const styles = [...scripts.content.querySelectorAll('[rel=stylesheet]')];
    window.styled = Promise.all(
      styles.map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve))),
    ).then(() => styles.forEach((link) => (link.media = 'all')));
    document.head.append(scripts.content);
    scripts.remove();
  };
  // The times are absent in browsers that hide them from pages.
  const { requestStart, responseStart } = performance.getEntriesByType('navigation')[0] ?? {};
  // A hidden page paints nothing.
  if (responseStart - requestStart > 100 || document.hidden) return load();
  const pictures = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high');
  const shown = Promise.allSettled(pictures.map((picture) => picture.decode()));
  const late = new Promise((resolve) => setTimeout(resolve, 300));
  void Promise.race([shown, late]).then(() => requestAnimationFrame(() => setTimeout(load)));
});

// A rendered page shows before its code runs. Until the app sends "app-started" (web/app/main.tsx), this recorder stores
// presses, typed texts and choices. Then before-start.js stops it and repeats them. It stops the original events, because React
// also handles events that happen while it hydrates. A recorded press shows at once.
{
  const pressed = [];
  const changed = new Map();
  const kinds = ['click', 'submit', 'beforeinput', 'input', 'change'];
  const isPlain = (event) => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  const hold = (event, control) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    control.place = control.parentElement;
    control.setAttribute('aria-busy', 'true');
    pressed.push(control);
  };
  const record = (event) => {
    const { type, target } = event;
    if (type === 'submit') {
      hold(event, target);
    } else if (type === 'beforeinput') {
      // React may have set the field back to its own text. The next letter continues the typed one. If the field still has it,
      // this leaves the cursor where it is.
      if (changed.has(target)) target.value = changed.get(target).value;
    } else if (type !== 'click') {
      event.stopImmediatePropagation();
      // The field moves to the end, because the last one of several radio buttons is the choice.
      changed.delete(target);
      changed.set(target, { type, value: target.value, checked: target.checked });
    } else if (/^(radio|checkbox)$/.test(target.type)) {
      // The change event that follows is recorded.
      event.stopImmediatePropagation();
    } else {
      const control = target.closest('button, a[href]');
      if (control?.localName === 'button') hold(event, control);
      // The browser follows a link, unless that would lose an earlier press. A second press on the link follows it.
      else if (control && pressed.length > 0 && pressed.at(-1) !== control && isPlain(event)) hold(event, control);
    }
  };
  const stop = () => {
    for (const kind of kinds) removeEventListener(kind, record, true);
  };
  for (const kind of kinds) addEventListener(kind, record, true);
  // When a script cannot be loaded, links and the search form work without it.
  const giveUp = ({ target }) => {
    if (target.localName !== 'script') return;
    stop();
    for (const control of pressed) control.removeAttribute('aria-busy');
  };
  addEventListener('error', giveUp, true);
  window.recorded = { pressed, changed, stop };
}
