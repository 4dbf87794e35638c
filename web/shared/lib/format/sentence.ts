import { Fragment, createElement, type ReactNode } from 'react';

/** A sentence with links or other elements in it: sentence`New here? ${link}`. */
export function sentence(words: TemplateStringsArray, ...elements: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...words.flatMap((word, at) => (at === 0 ? [word] : [elements[at - 1], word])));
}
