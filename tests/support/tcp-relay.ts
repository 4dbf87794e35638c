import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP port that forwards to a unix socket. Tests close and reopen it to imitate a restarting server. */
export interface TcpRelay {
  port: number;
  /** Closes every connection and accepts no new ones. */
  close(): Promise<void>;
  /** Accepts connections again, to another socket where one is named. */
  open(toSocket?: string): Promise<void>;
  /** Stops forwarding on the present connections without closing them. New connections work. */
  stall(): void;
  /** Forwards what was held back. */
  resume(): void;
}

export async function openTcpRelay(firstSocket: string): Promise<TcpRelay> {
  let socketPath = firstSocket;
  const sockets = new Set<Socket>();
  const stalled = new Set<Socket>();
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const upstream = createConnection(socketPath);
    track(client);
    track(upstream);
    client.pipe(upstream).pipe(client);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    open: (toSocket = socketPath) => {
      socketPath = toSocket;
      return listen(port);
    },
    stall: () => {
      for (const socket of sockets) stalled.add(socket.pause());
    },
    resume: () => {
      for (const socket of stalled) socket.resume();
      stalled.clear();
    },
  };
}
