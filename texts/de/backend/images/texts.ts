export default {
  invalidPicture:
    'Bilder müssen JPEG-, PNG-, WebP- oder GIF-Dateien sein; eines davon konnte nicht als solche gelesen werden.',
  tooManyPixels: (maxMegapixels: number, width: number, height: number) =>
    `Bilder dürfen höchstens ${maxMegapixels} Megapixel haben; eines davon hat ${width} × ${height}.`,
  tooManyAtOnce: 'Zu viele Bilder auf einmal. Bitte versuchen Sie es noch einmal.',
} satisfies Translation<typeof import('#backend/images/texts.ts')>;
