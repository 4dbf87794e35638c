/**
 * A list that the server renders without its products, because too many different ones are possible: the results of any
 * search, or a list with any prices. The server tells the page by the state of its location.
 */
const listFrames = ['search', 'list'] as const;

export type ListFrame = (typeof listFrames)[number];

/** Which frame the gateway asks the renderer for, if any. */
export function readFrame(params: URLSearchParams): ListFrame | undefined {
  return listFrames.find((frame) => frame === params.get('frame'));
}
