import type { Migration } from './migration.ts';

/** The tours of the drivers: which orders are in one car, and in which order they are delivered. */
export const tourStopsMigration: Migration = {
  id: 39,
  name: 'tour-stops',
  statements: [
    `create table tour_stops (
      order_id text primary key references orders (id) on delete cascade,
      tour_id text not null,
      stop integer not null check (stop >= 1)
    )`,
    `create index tour_stops_by_tour on tour_stops (tour_id, stop)`,
  ],
};
