import type { z } from 'zod';
import { isPacker, maySeeStage, packerStages, type Viewer } from '#backend/rules/stages.ts';
import type { orderFilter } from './order-list-input.ts';
import type { StageFilter } from './order-search-repository.ts';

type FilterQuery = z.output<z.ZodObject<typeof orderFilter>>;

/** The filter of a query, for the person who asks: a packer sees and searches less. */
export function viewedFilter(query: FilterQuery, viewer: Viewer): StageFilter {
  const { paid: isPaid, method: paymentType, stages: wanted, since, placedBefore, search, ids, ...others } = query;
  const { promisedFrom, promisedBefore, promisedKind } = others;
  const isPackerSearch = search !== undefined && isPacker(viewer) ? true : undefined;
  const stages = isPacker(viewer) ? (wanted ?? packerStages).filter((stage) => maySeeStage(viewer, stage)) : wanted;
  return {
    isPaid,
    paymentType,
    since,
    placedBefore,
    search,
    isPackerSearch,
    ids,
    promisedFrom,
    promisedBefore,
    promisedKind,
    stages,
  };
}
