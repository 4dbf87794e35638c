import { escapeHtml } from '#common/escape-html.ts';
import { language } from '#backend/language.ts';
import { htmlShopText, plainShopText } from './shop-text-layout.ts';
import { withColon } from './texts.ts';

/** The content of a mail, for `writeText` and `writeHtml`. All texts are plain. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Rows of two texts: what, and how much. */
  lines?: [string, string][] | undefined;
  /** Rows of sums, in the form of `lines`. The last one is the total. */
  sums?: [string, string][] | undefined;
  /** Texts with a heading, such as an address. */
  facts?: { heading: string; lines: string[] }[] | undefined;
  /** Long texts of the shop after all others, such as its terms. */
  documents?: { heading: string; text: string }[] | undefined;
  button?: { text: string; url: string } | undefined;
  /** Text after the button, in small type. */
  small?: string | undefined;
  /** Link after the small type. */
  smallLink?: { text: string; url: string } | undefined;
}

/** The shop that sends the mail, for the last lines. */
export interface MailSender {
  shopName: string;
  shopUrl: string;
}

/** The mail without markup. */
export function writeText(content: MailContent, { shopName, shopUrl }: MailSender): string {
  const rowText = ([what, amount]: [string, string]) => `${withColon(what)} ${amount}`;
  const blocks = [
    content.heading,
    ...content.paragraphs,
    content.lines?.map((row) => `- ${rowText(row)}`).join('\n'),
    content.sums?.map(rowText).join('\n'),
    ...(content.facts ?? []).map(({ heading, lines }) => [withColon(heading), ...lines].join('\n')),
    content.button && `${withColon(content.button.text)}\n${content.button.url}`,
    content.small,
    content.smallLink && `${withColon(content.smallLink.text)}\n${content.smallLink.url}`,
    ...(content.documents ?? []).map(({ heading, text }) => `${heading}\n\n${plainShopText(text, shopUrl)}`),
    `-- \n${shopName}\n${shopUrl}`,
  ];
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
}

/** Mail programs show colours of their own in the dark; these are readable on both grounds. */
const colours = { ground: '#f3f6ee', card: '#ffffff', ink: '#17251b', soft: '#55645a', line: '#dfe7da', go: '#1f7a3f' };
const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function tableOf(rows: [string, string][], lastIsStrong: boolean): string {
  const rowOf = ([what, amount]: [string, string], index: number) => {
    const weight = lastIsStrong && index === rows.length - 1 ? 'font-weight:700;' : '';
    const cell = `${weight}padding:8px 0;border-bottom:1px solid ${colours.line}`;
    return `<tr><td style="${cell}">${escapeHtml(what)}</td><td style="${cell};text-align:right;white-space:nowrap;padding-left:16px">${escapeHtml(amount)}</td></tr>`;
  };
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px;font-size:15px;line-height:1.4">${rows.map(rowOf).join('')}</table>`;
}

/** The mail as HTML: tables and inline styles, which all mail programs know, and nothing that is loaded from elsewhere. */
export function writeHtml(content: MailContent, { shopName, shopUrl }: MailSender): string {
  const { subject, heading, paragraphs, lines, sums, facts = [], documents = [], button, small, smallLink } = content;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const fact = ({ heading: title, lines: texts }: { heading: string; lines: string[] }) =>
    `<p style="margin:0 0 16px"><strong>${escapeHtml(title)}</strong><br>${texts.map(escapeHtml).join('<br>')}</p>`;
  const document = ({ heading: title, text }: { heading: string; text: string }) =>
    `<h2 style="margin:24px 0 8px;font-size:18px">${escapeHtml(title)}</h2>
<div style="font-size:14px">${htmlShopText(text, shopUrl)}</div>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colours.ground};color:${colours.ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colours.card};border:1px solid ${colours.line};border-radius:16px;text-align:left">
<tr><td style="padding:20px 24px 0;font-weight:700;color:${colours.go}">${escapeHtml(shopName)}</td></tr>
<tr><td style="padding:8px 24px 24px;${font};color:${colours.ink}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${lines ? tableOf(lines, false) : ''}
${sums ? tableOf(sums, true) : ''}
${facts.map(fact).join('\n')}
${button ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${colours.go};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.text)}</a></p>` : ''}
${small === undefined ? '' : `<p style="margin:0;font-size:14px;color:${colours.soft}">${escapeHtml(small)}</p>`}
${smallLink ? `<p style="margin:12px 0 0"><a href="${escapeHtml(smallLink.url)}" style="color:${colours.go};font-weight:600">${escapeHtml(smallLink.text)}</a></p>` : ''}
${documents.map(document).join('\n')}
</td></tr></table>
<p style="margin:16px 0 0;font-size:13px;color:${colours.soft}">${escapeHtml(shopName)} · <a href="${escapeHtml(shopUrl)}" style="color:${colours.soft}">${escapeHtml(shopUrl)}</a></p>
</td></tr></table>
</body>
</html>
`;
}
