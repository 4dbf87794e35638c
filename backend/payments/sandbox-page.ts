import { escapeHtml } from '#common/escape-html.ts';
import type { Order, OrderLine } from '#backend/features/orders/order.ts';
import { language } from '#backend/language.ts';
import { amountText } from '#backend/rules/portions.ts';
import * as texts from './texts.ts';

/** The facts that every sandbox page needs besides its texts. */
export interface PageSetting {
  /** Allows this page's one style element. */
  nonce: string;
  /** Origin of the pages the shopper came from, without a trailing slash; may be empty. */
  home: string;
}

const style = `
:root{color-scheme:light dark;--ground:#f3f6ee;--card:#fff;--ink:#17251b;--soft:#5b6b5f;--line:#dfe7da;--go:#1f7a3f;
--go-ink:#fff;--warn:#fff3d1;--warn-ink:#6b4a00}
@media (prefers-color-scheme:dark){:root{--ground:#0f1712;--card:#18231c;--ink:#eaf3ea;--soft:#a3b4a7;--line:#2c3b31;
--go:#4cc278;--go-ink:#06210f;--warn:#3a2f10;--warn-ink:#ffdf94}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);
color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:460px;background:var(--card);border:1px solid var(--line);border-radius:20px;
box-shadow:0 18px 50px rgb(20 40 25/.10);overflow:hidden}
.label{margin:0;padding:12px 24px;background:var(--warn);color:var(--warn-ink);font-weight:600;text-align:center}
.inside{padding:24px}
h1{margin:0 0 4px;font-size:1.375rem;line-height:1.25}
.soft{margin:0;color:var(--soft)}
.total{margin:16px 0 20px;font-size:2.25rem;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li{display:flex;gap:12px;align-items:center;padding:10px 0;border-bottom:1px solid var(--line);
font-variant-numeric:tabular-nums}
li span:first-of-type{flex:1;min-width:0;overflow-wrap:anywhere}
img{width:44px;height:44px;object-fit:contain;border-radius:10px;background:var(--ground)}
form{margin-top:20px}
form+form{margin-top:10px}
button,a.button{display:block;width:100%;padding:14px 16px;border-radius:12px;border:1px solid var(--line);
background:transparent;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.pay,a.button{background:var(--go);border-color:var(--go);color:var(--go-ink)}
a.button{margin-top:20px}
:is(button,a.button):hover{filter:brightness(1.06)}
:is(button,a.button):focus-visible{outline:3px solid var(--go);outline-offset:3px}
`;

function page(title: string, inside: string, { nonce, home }: PageSetting): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${escapeHtml(home)}/favicon.svg">
<title>${escapeHtml(title)}</title>
<style nonce="${escapeHtml(nonce)}">${style}</style>
</head>
<body>
<main>
<p class="label">${texts.label}</p>
<div class="inside">
${inside}
</div>
</main>
</body>
</html>
`;
}

/** `Milk × 3`, or `300 g Ham` for goods in steps. */
const ordered = ({ name, quantity, portionGrams }: OrderLine) =>
  portionGrams === null ? `${name} × ${quantity}` : `${amountText(quantity, portionGrams)} ${name}`;

/** The payment page as HTML. Its rows add up to its total. Its forms post to `/pay/<token>/pay` and `/pay/<token>/cancel`. */
export function payPage(
  order: Order,
  { token, shopName, amountOf }: { token: string; shopName: string; amountOf: (cents: number) => string },
  setting: PageSetting,
): string {
  const money = (cents: number) => escapeHtml(amountOf(cents));
  const picture = (hash: string | null) =>
    hash === null ? '' : `<img src="/images/${hash}-320.webp" alt="" width="44" height="44">`;
  const lines = order.lines.map(
    (line) =>
      `<li>${picture(line.imageHash)}<span>${escapeHtml(ordered(line))}</span><span>${money(line.priceCents * line.quantity)}</span></li>`,
  );
  const added = [
    { label: texts.deposits, cents: order.depositCents },
    { label: texts.delivery, cents: order.shippingCents },
    { label: texts.tax, cents: order.taxCents },
  ]
    .filter(({ cents }) => cents > 0)
    .map(({ label, cents }) => `<li><span>${label}</span><span>${money(cents)}</span></li>`);
  return page(
    texts.title,
    `<h1>${texts.payHeading}</h1>
<p class="soft">${escapeHtml(shopName)} · ${escapeHtml(order.currency === 'xxx' ? '' : order.currency.toUpperCase())} · ${texts.orderNumber(order.number)}</p>
<p class="total">${money(order.amountCents)}</p>
<ul>${[...lines, ...added].join('')}</ul>
<form method="post" action="/pay/${token}/pay"><button class="pay" type="submit">${escapeHtml(texts.pay(amountOf(order.amountCents)))}</button></form>
<form method="post" action="/pay/${token}/cancel"><button type="submit">${texts.cancel}</button></form>`,
    setting,
  );
}

/** A page with a message and one link, as HTML. */
export function noticePage(
  notice: { title: string; text: string; link: { href: string; text: string } },
  setting: PageSetting,
): string {
  const { title, text, link } = notice;
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p class="soft">${escapeHtml(text)}</p>
<a class="button" href="${escapeHtml(setting.home + link.href)}">${escapeHtml(link.text)}</a>`,
    setting,
  );
}
