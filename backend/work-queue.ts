/** Runs work a few at a time; the rest wait in line. */
export type WorkGate = <T>(work: () => Promise<T>) => Promise<T>;

/** `refusal` is what whoever comes to a full line gets thrown. */
export function createWorkGate(atOnce: number, lineLimit: number, refusal: () => Error): WorkGate {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (line.length >= lineLimit) throw refusal();
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Whoever is next takes this place over; nobody else can get in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
