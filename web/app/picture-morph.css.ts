import { globalStyle } from '@vanilla-extract/css';

globalStyle('::view-transition-group(product-picture)', {
  animationDuration: '260ms',
  animationTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
});
// The rest of the page changes at once, because a fade would delay every navigation.
globalStyle('::view-transition-old(root), ::view-transition-new(root)', { animation: 'none' });
