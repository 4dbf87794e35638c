/** What a specimen can be shown as, and the pseudo-class behind it. */
const pseudoClasses = { hover: ':hover', focus: ':focus-visible', pressed: ':active' };

export type ShownState = keyof typeof pseudoClasses;

/** What the browser gives the focus to: the ring's rule has no name of its own and would fall on everything. */
const controls = ':is(a, button, input, select, textarea)';

/**
 * Copies the page's own rules, so that specimens show them without a pointer: those for a state hold inside
 * `data-show="<state>"` too, those for a colour theme inside `data-scheme`. Nothing is described twice, so nothing here
 * can differ from the shop.
 * @returns takes the copies away again
 */
export function copyRules(): () => void {
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets].flatMap((sheet) => copiesOf(sheet.cssRules)).join('\n');
  document.head.append(style);
  return () => style.remove();
}

function copiesOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      const inside = copiesOf(rule.cssRules);
      return inside.length > 0 ? [`@media ${rule.conditionText} { ${inside.join('\n')} }`] : [];
    }
    if (!(rule instanceof CSSStyleRule)) return [];
    const selector = schemeSelector(rule) ?? stateSelector(rule.selectorText);
    return selector ? [`${selector} { ${rule.style.cssText} }`] : [];
  });
}

function schemeSelector({ selectorText, style }: CSSStyleRule) {
  if (style.getPropertyValue('--gg-bg') === '') return undefined;
  if (selectorText === ':root') return '[data-scheme="light"]';
  return selectorText === ':root[data-theme="dark"]' ? '[data-scheme="dark"]' : undefined;
}

function stateSelector(selector: string) {
  let copy = selector;
  for (const [state, pseudoClass] of Object.entries(pseudoClasses)) {
    const shown = `[data-show="${state}"] ${state === 'focus' ? controls : '*'}`;
    copy = copy.replaceAll(pseudoClass, `:is(${pseudoClass}, ${shown})`);
  }
  return copy === selector ? undefined : copy;
}
