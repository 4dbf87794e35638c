import { Server } from 'node:net';

/** For `node --import`: a server that names no address listens on loopback only. */
const { listen } = Server.prototype;
Server.prototype.listen = function listenOnLoopback(port, ...others) {
  const isPort = typeof port === 'number' || typeof port === 'string';
  return isPort ? listen.call(this, { port, host: '127.0.0.1' }, ...others) : listen.call(this, port, ...others);
};
