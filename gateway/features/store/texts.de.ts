export default {
  notSupported: 'Die Angaben zu diesem Shop lassen sich hier nicht ändern.',
  noTaxes: 'Die Steuern dieses Shops lassen sich hier nicht ändern.',
} satisfies Translation<typeof import('./texts.ts')>;
