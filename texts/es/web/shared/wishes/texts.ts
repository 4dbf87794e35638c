// Not reviewed by a native reader.
export default {
  ifMissing: 'Si falta un producto',
  replace: 'Sustituirlo por uno similar',
  replaceDetail: 'Nunca por uno más caro. No paga nada por lo que falte.',
  replacementMayContain: 'La tienda no sabe qué alérgenos evita usted. Un sustituto puede contenerlos.',
  doNotReplace: 'No sustituir…',
  similarInstead: 'Uno similar, nunca más caro',
  leftOut: 'No se entrega ni se cobra',
  wishLine: (wish: string) => `Si falta un producto: ${wish}`,
} satisfies Translation<typeof import('#web/shared/wishes/texts.ts')>;
