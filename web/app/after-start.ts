import type { ApolloClient } from '@apollo/client';
import { followChoice } from '#web/shared/suits/follow-choice.ts';
import { flyPictures } from './flying-picture.ts';
import { followIntent } from './intent.ts';
import { refreshStored } from './refresh-stored.ts';
import { followScrollDirection } from './scroll-direction.ts';

/**
 * Starts the parts that a page can work without.
 * @returns a function that stops it
 */
export function startExtras(client: ApolloClient): () => void {
  const stops = [followIntent(client), followScrollDirection(), followChoice(), flyPictures(), refreshStored(client)];
  return () => stops.forEach((stop) => stop());
}
