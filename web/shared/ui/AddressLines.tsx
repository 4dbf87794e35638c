import { addressLines } from '#common/address-lines.ts';

/** The lines of an address below the name. Each is isolated, so that an Arabic page does not put the postal code behind the city. */
export function AddressLines({ address }: { address: Parameters<typeof addressLines>[0] }) {
  return addressLines(address).map((line) => (
    <div key={line}>
      <bdi>{line}</bdi>
    </div>
  ));
}
