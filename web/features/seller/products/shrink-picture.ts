/** Pixels of the longer side that are worth sending: the shop shows 960 at most. */
const longestSide = 1600;
const quality = 0.88;
/** A file above this is written again even when its sides are short enough. Many stores take no larger ones. */
const rewrittenAboveBytes = 5 * 1024 * 1024;

/**
 * A photograph made as small as the shop can use it, upright and without the camera's notes; the file itself where that
 * would not be smaller, or where this browser cannot read it. What can be transparent stays so. A GIF becomes a still
 * picture of its first frame, which is what the shop shows.
 */
export async function shrinkPicture(file: File): Promise<File> {
  // Reads the turn that a camera notes, and so do all browsers that know this function by heart.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const isGif = file.type === 'image/gif';
  if (scale === 1 && file.size <= rewrittenAboveBytes && !isGif) {
    bitmap.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  if (!blob || (blob.size >= file.size && !isGif)) return file;
  // A browser that writes no WebP writes PNG.
  const ending = blob.type.replace('image/', '.').replace('.jpeg', '.jpg');
  return new File([blob], file.name.replace(/(\.\w+)?$/, ending), { type: blob.type });
}
