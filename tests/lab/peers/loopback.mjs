import { Server } from 'node:net';

/** For `node --import`: a server that names no address listens on loopback only. */
// oxlint-disable-next-line typescript/unbound-method -- it is called with its server
const { listen } = Server.prototype;
Server.prototype.listen = function listenOnLoopback(port, ...others) {
  const isPort = typeof port === 'number' || typeof port === 'string';
  return isPort ? listen.call(this, { port, host: '127.0.0.1' }, ...others) : listen.call(this, port, ...others);
};
