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
