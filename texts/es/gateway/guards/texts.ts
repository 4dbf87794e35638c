// Not reviewed by a native reader.
export default {
  tooManyRequests: 'Demasiadas solicitudes desde su dirección. Inténtelo de nuevo más tarde.',
  overloaded: 'Hay demasiadas solicitudes a la vez. Inténtelo de nuevo dentro de un momento.',
} satisfies Translation<typeof import('#gateway/guards/texts.ts')>;
