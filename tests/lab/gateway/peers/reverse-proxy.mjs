import { Agent, createServer, request } from 'node:http';

/** The least that a gateway can do: forward each request over keep-alive connections. */

const { hostname, port } = new URL(process.env.STORE);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
createServer((incoming, outgoing) => {
  const { method, url: path, headers } = incoming;
  const onwards = request({ hostname, port, method, path, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode, answer.headers);
    answer.pipe(outgoing);
  });
  onwards.on('error', () => outgoing.destroy());
  incoming.pipe(onwards);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('disconnect', () => process.exit(0));
