/**
 * A list that the server renders without its products, because there are too many different ones: search results, and lists
 * with unusual prices or beyond their last page. The server passes it to the page in the state of its location.
 */
const listFrames = ['search', 'list'] as const;

export type ListFrame = (typeof listFrames)[number];

/** The frame that the gateway requests by `?frame=`, if any. */
export function readFrame(params: URLSearchParams): ListFrame | undefined {
  return listFrames.find((frame) => frame === params.get('frame'));
}
