// Not reviewed by a native reader.
export default {
  notSupported: 'En esta tienda, todo el equipo inicia sesión con el mismo acceso.',
} satisfies Translation<typeof import('#gateway/features/staff/texts.ts')>;
