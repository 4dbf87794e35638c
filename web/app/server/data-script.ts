/** What could end the script, or what old parsers take for the end of a line. */
const unsafe = /[<>&\u2028\u2029]/g;

/** A script element that holds data and runs nothing. Whatever the data, it stays inside. */
export function dataScript(data: unknown, type: 'application/json' | 'application/ld+json', id?: string): string {
  const json = JSON.stringify(data).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}
