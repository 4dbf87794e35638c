export const invalidPicture = 'Pictures must be JPEG, PNG, WebP or GIF files; one of these could not be read as such.';
/** The width and the height are in pixels. */
export const tooManyPixels = (maxMegapixels: number, width: number, height: number) =>
  `Pictures can have at most ${maxMegapixels} megapixels; one of these is ${width} × ${height}.`;
export const tooManyAtOnce = 'Too many pictures at once. Please try again.';
