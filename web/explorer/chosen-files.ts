type Listener = () => void;

/** The files that the developer has chosen, by the path of their variable, such as `input.images`. */
export const chosenFiles = createChosenFiles();

function createChosenFiles() {
  const none: readonly File[] = [];
  const byPath = new Map<string, readonly File[]>();
  const listeners = new Set<Listener>();
  return {
    at: (path: string) => byPath.get(path) ?? none,
    choose(path: string, files: readonly File[]) {
      byPath.set(path, files);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
