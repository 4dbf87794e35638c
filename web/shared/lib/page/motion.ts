/** Whether pictures and numbers may move: not where a person has asked for less motion. */
export const mayMove = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
