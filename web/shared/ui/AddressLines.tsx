import { addressLines } from '../lib/address-lines.ts';

/** The lines of an address below the name. */
export function AddressLines({ address }: { address: Parameters<typeof addressLines>[0] }) {
  return addressLines(address).map((line) => <div key={line}>{line}</div>);
}
