/**
 * Gets each popstate event before the router. The first script registers it, because browsers call the listeners of a window in
 * their order.
 */
export const beforeRouter: { onPopState?: ((event: PopStateEvent) => void) | undefined } = {};

addEventListener('popstate', (event) => beforeRouter.onPopState?.(event));
