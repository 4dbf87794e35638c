// Before the first paint: the theme that was chosen here, unless it is the system's. See web/shared/lib/colour-theme.ts.
try {
  const theme = localStorage.getItem('greengate.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme it is.
}
