import { Fragment } from 'react';
import { addressLines } from '../lib/address-lines.ts';

/** The lines of an address below the name, each with a line break behind it. */
export function AddressLines({ address }: { address: Parameters<typeof addressLines>[0] }) {
  return addressLines(address).map((line) => (
    <Fragment key={line}>
      {line}
      <br />
    </Fragment>
  ));
}
