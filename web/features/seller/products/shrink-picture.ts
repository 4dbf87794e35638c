/** The longest side that is sent; the shop shows at most 960 pixels. */
const maxSidePx = 1600;
/** The quality of JPEG and WebP, from 0 to 1. */
const quality = 0.88;
/** Larger files are encoded again even when their sides are short enough, because many stores refuse them. */
const maxUnchangedBytes = 5 * 1024 * 1024;

/**
 * Scales a photo down to what the shop can use, upright and without metadata. Returns the file itself when the result would
 * not be smaller or the browser cannot read it. Transparency stays. A GIF keeps its first frame only, which is what the
 * shop shows.
 */
export async function shrinkPicture(file: File): Promise<File> {
  // The browser applies the orientation from the photo's metadata.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height));
  const isGif = file.type === 'image/gif';
  if (scale === 1 && file.size <= maxUnchangedBytes && !isGif) {
    bitmap.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  if (!blob || (blob.size >= file.size && !isGif)) return file;
  // Browsers that cannot encode WebP return PNG.
  const extension = blob.type.replace('image/', '.').replace('.jpeg', '.jpg');
  return new File([blob], file.name.replace(/(\.\w+)?$/, extension), { type: blob.type });
}
