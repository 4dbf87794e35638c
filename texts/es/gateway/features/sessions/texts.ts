// Not reviewed by a native reader.
export default {
  loggedOut: 'Sesión cerrada.',
  noPasswordReset: 'Esta tienda no envía enlaces para contraseñas nuevas. Escriba a la tienda.',
} satisfies Translation<typeof import('#gateway/features/sessions/texts.ts')>;
