/** The custom property with the height of a notice in the header. */
export const noticeHeight = '--notice-height';

/** Where something sticks that stands `pixels` from the upper edge when the header has no notice. */
export function belowHeader(pixels: number): string {
  return `calc(${pixels}px + var(${noticeHeight}, 0px))`;
}
