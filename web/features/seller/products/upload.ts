import * as texts from './texts.ts';

/** The progress of sending a product. */
export interface Upload {
  /** The size of each picture in bytes, in sending order. */
  sizes: readonly number[];
  /** The sent bytes of the whole request, which starts with the texts. */
  sent: number;
  /** The bytes of the whole request; 0 before it starts. */
  total: number;
}

export function beginUpload(sizes: readonly number[]): Upload {
  return { sizes, sent: 0, total: 0 };
}

/** The sent share of each picture, from 0 to 1. */
export function shareOfEach({ sizes, sent, total }: Upload): number[] {
  const pictures = sizes.reduce((sum, size) => sum + size, 0);
  // The texts are sent first.
  let left = Math.max(0, sent - Math.max(0, total - pictures));
  return sizes.map((size) => {
    const share = size === 0 ? 1 : Math.min(1, left / size);
    left = Math.max(0, left - size);
    return total === 0 ? 0 : share;
  });
}

/** The progress as a text for the seller. */
export function uploadText(upload: Upload): string {
  const { sizes, sent, total } = upload;
  if (total === 0) return texts.sendingStarts;
  if (sent >= total) return texts.allSent;
  const at = shareOfEach(upload).findIndex((share) => share < 1);
  const percent = Math.floor((sent / total) * 100);
  return at === -1 ? texts.sending(percent) : texts.sendingPicture(at + 1, sizes.length, percent);
}
