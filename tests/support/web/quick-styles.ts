/**
 * Answers `getComputedStyle` for the properties that decide whether an element is shown, without matching every rule of jsdom's
 * default sheet: that took a seventh of these tests. No sheet of the shop is loaded here, so an element without inline styles has
 * the styles of its tag. jsdom answers for everything else.
 */
export function answerStylesQuickly(): void {
  const fromJsdom = window.getComputedStyle.bind(window);
  const displayOfTag = new Map<string, string>();

  /** The display of a visible element of the same tag. */
  function usualDisplay(element: Element): string {
    const tag = `${element.namespaceURI} ${element.localName}`;
    let display = displayOfTag.get(tag);
    if (display === undefined) {
      const sample = document.createElementNS(element.namespaceURI, element.localName);
      // A closed dialog is not shown.
      sample.toggleAttribute('open', true);
      display = fromJsdom(sample).display;
      displayOfTag.set(tag, display);
    }
    return display;
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || element.hasAttribute('style')) return fromJsdom(element, pseudoElement);
    const display = isHiddenByMarkup(element) ? 'none' : usualDisplay(element);
    const known = new Map([
      ['display', display],
      ['visibility', 'visible'],
      ['pointerEvents', 'auto'],
    ]);
    let rest: CSSStyleDeclaration | undefined;
    const style: CSSStyleDeclaration = new Proxy(Object.create(CSSStyleDeclaration.prototype) as CSSStyleDeclaration, {
      get(_, name: keyof CSSStyleDeclaration & string) {
        const value = known.get(name);
        if (value !== undefined) return value;
        const others = () => (rest ??= fromJsdom(element));
        if (name === 'getPropertyValue') {
          return (property: string) => known.get(property) ?? others().getPropertyValue(property);
        }
        const other: unknown = others()[name];
        return typeof other === 'function' ? (other.bind(rest) as unknown) : other;
      },
    });
    return style;
  };
}

/** What the standard's default sheet hides by an attribute. */
function isHiddenByMarkup(element: Element): boolean {
  return (
    element.hasAttribute('hidden') ||
    element.hasAttribute('popover') ||
    (element.localName === 'dialog' && !element.hasAttribute('open'))
  );
}
