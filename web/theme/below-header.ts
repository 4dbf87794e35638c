/** The custom property with the height of a notice in the header. */
export const noticeHeight = '--notice-height';

/** A distance from the top of the screen: `pixels`, and the height of the notice when the header shows one. */
export function belowHeader(pixels: number): string {
  return `calc(${pixels}px + var(${noticeHeight}, 0px))`;
}
