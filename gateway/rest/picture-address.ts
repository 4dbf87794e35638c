/**
 * Pictures of the bundled store are passed through by this server: their addresses become relative, so that a browser
 * never needs to reach the store. Others stay as they are.
 *
 * @param ownOrigins the store's origin and the public one
 */
export function pictureAddresses(ownOrigins: readonly string[]): (address: string) => string {
  const hosts = ownOrigins.map((own) => new URL(own).hostname.replace(/[^\w-]/g, '\\$&'));
  // Reading an address costs more than seeing that none of these is in it.
  const mayBeOwn = new RegExp(hosts.join('|'), 'i');
  return (address) => {
    if (!mayBeOwn.test(address) || !URL.canParse(address)) return address;
    const { origin, pathname, search } = new URL(address);
    return ownOrigins.includes(origin) && pathname.startsWith('/images/') ? pathname + search : address;
  };
}
