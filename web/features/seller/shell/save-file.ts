/** Lets the browser save a CSV file. */
export function saveCsvFile(content: string | Blob, name: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file a little later than the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
