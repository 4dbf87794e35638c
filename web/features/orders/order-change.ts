import { createContext, use } from 'react';

/** Waits for a change of an order. Meanwhile the page does not ask for its orders again, which might bring back the old state. */
export type WhileChanging = <Result>(change: Promise<Result>) => Promise<Result>;

export const OrderChangeContext = createContext<WhileChanging>((change) => change);

export const useOrderChange = () => use(OrderChangeContext);
