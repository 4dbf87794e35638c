// Not reviewed by a native reader.
export default {
  invalidPicture: 'Las imágenes deben ser archivos JPEG, PNG, WebP o GIF; una de ellas no se ha podido leer.',
  tooManyPixels: (maxMegapixels: number, width: number, height: number) =>
    `Las imágenes pueden tener como máximo ${maxMegapixels} megapíxeles; una de ellas tiene ${width} × ${height}.`,
  tooManyAtOnce: 'Demasiadas imágenes a la vez. Inténtelo de nuevo.',
} satisfies Translation<typeof import('#backend/images/texts.ts')>;
