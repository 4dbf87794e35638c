// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda no recibe desistimientos mediante un formulario. Escriba a la tienda.',
  answersNotSupported: 'Esta tienda no anota qué desistimientos están respondidos.',
} satisfies Translation<typeof import('#gateway/features/withdrawals/texts.ts')>;
