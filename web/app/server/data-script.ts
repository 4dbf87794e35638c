/** Characters that could end the script element, or that old parsers treat as line ends. */
const unsafe = /[<>&\u2028\u2029]/g;

/** A script element with data as JSON, which browsers do not run. Escaped, so that no data can end the element. */
export function dataScript(json: string, type: 'application/json' | 'application/ld+json', id?: string): string {
  const escaped = json.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${escaped}</script>`;
}
