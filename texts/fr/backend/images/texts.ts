// Not reviewed by a native reader.
export default {
  invalidPicture:
    'Les images doivent être des fichiers JPEG, PNG, WebP ou GIF\u202f; l’une d’elles n’a pas pu être lue.',
  tooManyPixels: (maxMegapixels: number, width: number, height: number) =>
    `Les images peuvent avoir au plus ${maxMegapixels} mégapixels\u202f; l’une d’elles fait ${width} × ${height}.`,
  tooManyAtOnce: 'Trop d’images à la fois. Veuillez réessayer.',
} satisfies Translation<typeof import('#backend/images/texts.ts')>;
