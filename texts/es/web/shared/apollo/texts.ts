// Not reviewed by a native reader.
export default {
  unreachable: 'No se puede acceder a la tienda. Compruebe su conexión e inténtelo de nuevo.',
  notAvailable: (status: number) =>
    `La tienda no está disponible en este momento (estado ${status}). Inténtelo de nuevo.`,
  withCode: (message: string, code: string) => `${message} (código ${code})`,
} satisfies Translation<typeof import('#web/shared/apollo/texts.ts')>;
