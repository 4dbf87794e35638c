/** How far a product is on its way to the store. */
export interface Upload {
  /** Bytes of each picture, in the order they go. */
  sizes: readonly number[];
  /** Bytes of the whole request that have left, the words first. */
  sent: number;
  /** Bytes of the whole request; 0 before it begins. */
  total: number;
}

export function beginUpload(sizes: readonly number[]): Upload {
  return { sizes, sent: 0, total: 0 };
}

/** How much of each picture has left, from 0 to 1. */
export function shareOfEach({ sizes, sent, total }: Upload): number[] {
  const pictures = sizes.reduce((sum, size) => sum + size, 0);
  // What is no picture goes first.
  let left = Math.max(0, sent - Math.max(0, total - pictures));
  return sizes.map((size) => {
    const share = size === 0 ? 1 : Math.min(1, left / size);
    left = Math.max(0, left - size);
    return total === 0 ? 0 : share;
  });
}

/** Where it is, in words. */
export function uploadWords(upload: Upload): string {
  const { sizes, sent, total } = upload;
  if (total === 0) return 'Sending the product…';
  if (sent >= total) return 'All sent. The store is adding the product…';
  const at = shareOfEach(upload).findIndex((share) => share < 1);
  const percent = `${Math.floor((sent / total) * 100)}%`;
  return at === -1 ? `Sending: ${percent}` : `Sending picture ${at + 1} of ${sizes.length}: ${percent}`;
}
