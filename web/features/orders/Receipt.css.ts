import { globalStyle, style } from '@vanilla-extract/css';

const print = 'print';

export const receipt = style({
  display: 'none',
  '@media': { [print]: { display: 'grid', gap: 24, color: '#000', background: '#fff', fontSize: 14 } },
});

// While a receipt is rendered, only the receipt is printed.
globalStyle(`body:has(> ${receipt}) > :not(${receipt})`, { '@media': { [print]: { display: 'none' } } });
globalStyle(`html:has(${receipt}), body:has(> ${receipt})`, { '@media': { [print]: { background: '#fff' } } });

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });

export const shop = style({ fontSize: 24, fontWeight: 800 });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} :is(th, td)`, { padding: '6px 0', borderBottom: '1px solid #999', textAlign: 'end' });
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start' });
globalStyle(`${table} tfoot :is(th, td)`, { borderBottom: 0 });
export const total = style({});

globalStyle(`${total} :is(th, td)`, { fontSize: 18, fontWeight: 800 });

export const address = style({ fontStyle: 'normal' });
