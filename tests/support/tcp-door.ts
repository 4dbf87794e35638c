import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A port in front of a unix socket that can be shut and opened again, as a restarting server is. */
export interface TcpDoor {
  port: number;
  /** Cuts every connection and takes no new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** From now on nothing gets through the connections there are, and nobody is told; new ones are as ever. */
  stall(): void;
  /** What was held back goes on its way. */
  goOn(): void;
}

export async function openTcpDoor(socketPath: string): Promise<TcpDoor> {
  const sockets = new Set<Socket>();
  const stalled = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = createConnection(socketPath);
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
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
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    open: () => listen(port),
    stall: () => {
      for (const socket of sockets) stalled.add(socket.pause());
    },
    goOn: () => {
      for (const socket of stalled) socket.resume();
      stalled.clear();
    },
  };
}
