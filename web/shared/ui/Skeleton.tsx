import { skeleton } from './Skeleton.css.ts';

/** A grey placeholder of the size of the expected content. Put `aria-busy` on the region around it. */
export function Skeleton({ shape = 'line' }: { shape?: keyof typeof skeleton }) {
  return <span className={skeleton[shape]} aria-hidden="true" />;
}
