import { badInput } from '../refusals/faults.ts';
import type { RestPicture } from './shapes.ts';

/** Makes the URL of a picture fit this server. */
export type ToPictureUrl = (url: string) => string;

/**
 * The gateway serves the pictures of its own store: their URLs become relative, so that browsers never need to reach the
 * store. URLs of other servers stay as they are.
 *
 * @param ownOrigins the origins of the store and of the gateway
 */
export function createToPictureUrl(ownOrigins: readonly string[]): ToPictureUrl {
  const hosts = ownOrigins.map((own) => new URL(own).hostname.replace(/[^\w-]/g, '\\$&'));
  // Parsing a URL is slower than finding that it contains none of these hosts.
  const mayBeOwn = new RegExp(hosts.join('|'), 'i');
  return (url) => {
    if (!mayBeOwn.test(url) || !URL.canParse(url)) return url;
    const { origin, pathname, search } = new URL(url);
    return ownOrigins.includes(origin) && pathname.startsWith('/images/') ? pathname + search : url;
  };
}

/** A picture of the bundled store, which has a file for each of these widths in pixels. */
const bundledPicture = /^(\/images\/[\da-f]{32})-960\.webp$/;
const bundledWidths = [320, 640, 960];

/**
 * The absolute address of a picture. Other stores have one version of each.
 *
 * @param publicOrigin the origin that shoppers use
 * @param width the least width in pixels; the largest version when omitted
 * @throws Fault BAD_USER_INPUT when the width is not positive
 */
export function pictureAddress({ url }: RestPicture, publicOrigin: string, width?: number | null): string {
  if (width != null && width < 1) throw badInput('`width` must be 1 or more.');
  const [, path] = width == null ? [] : (bundledPicture.exec(url) ?? []);
  const version = width != null && path && `${path}-${bundledWidths.find((each) => each >= width) ?? 960}.webp`;
  return absolute(version || url, publicOrigin);
}

/** Stores may have addresses of other forms: what is no address stays as it is. */
function absolute(url: string, publicOrigin: string): string {
  if (/^https?:/i.test(url)) return url;
  if (url.startsWith('/images/')) return publicOrigin + url;
  return URL.canParse(url, publicOrigin) ? new URL(url, publicOrigin).href : url;
}
