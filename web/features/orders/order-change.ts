import { createContext, use } from 'react';

/**
 * Waits for a change of an order. Meanwhile the page does not poll its orders, because an old response could overwrite
 * the change.
 */
export type WhileChanging = <Result>(change: Promise<Result>) => Promise<Result>;

export const OrderChangeContext = createContext<WhileChanging>((change) => change);

export const useOrderChange = () => use(OrderChangeContext);
