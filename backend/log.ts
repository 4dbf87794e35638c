import { pino, type DestinationStream, type Logger } from 'pino';

/** The log of a backend: one JSON object a line, with its level in words. It goes to stdout when there is no `stream`. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, formatters: { level: (name: string) => ({ level: name }) } };
  return stream ? pino(options, stream) : pino(options);
}
