import { skeleton } from './Skeleton.css.ts';

/** A grey stand-in of the size of what is coming. Put `aria-busy` on the region around it. */
export function Skeleton({ shape = 'line' }: { shape?: keyof typeof skeleton }) {
  return <span className={skeleton[shape]} aria-hidden="true" />;
}
