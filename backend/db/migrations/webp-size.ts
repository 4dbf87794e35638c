/** Bytes at the beginning of a WebP file that contain its size. */
export const webpHeaderBytes = 30;

/** The size of a WebP file in pixels, read from its first bytes (https://developers.google.com/speed/webp/docs/riff_container). */
export function webpSize(header: Buffer): { width: number; height: number } | undefined {
  if (header.length < webpHeaderBytes || header.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  switch (header.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: header.readUInt16LE(26) & 0x3fff, height: header.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = header.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: header.readUIntLE(24, 3) + 1, height: header.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
