export default {
  ifMissing: 'Falls ein Produkt fehlt',
  replace: 'Durch ein ähnliches ersetzen',
  replaceDetail: 'Nie durch ein teureres. Was fehlt, zahlen Sie nicht.',
  replacementMayContain: 'Der Shop weiß nicht, welche Allergene Sie meiden. Ein Ersatz kann sie enthalten.',
  doNotReplace: 'Nicht ersetzen …',
  similarInstead: 'Ein ähnliches, nie ein teureres',
  leftOut: 'Es entfällt und wird nicht berechnet',
  wishLine: (wish: string) => `Falls ein Produkt fehlt: ${wish}`,
} satisfies Translation<typeof import('#web/shared/wishes/texts.ts')>;
