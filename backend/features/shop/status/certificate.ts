import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** The certificate that a server shows. */
export interface Certificate {
  /** Milliseconds since 1970. */
  endsAt: number;
  isTrusted: boolean;
}

const timeoutMs = 2000;
const keptMs = 3_600_000;

/** Asks the server of an https address for its certificate; null when it shows none in time. */
function readCertificate({ hostname, port }: URL): Promise<Certificate | null> {
  const host = hostname.replaceAll(/[[\]]/g, '');
  return new Promise((resolve) => {
    // Also an expired certificate is read. Nothing is sent to the server.
    const name = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, ...name, port: Number(port || 443), rejectUnauthorized: false });
    const end = (certificate: Certificate | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(certificate);
    };
    const timer = setTimeout(() => end(null), timeoutMs);
    socket.once('error', () => end(null));
    socket.once('secureConnect', () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(endsAt) ? null : { endsAt, isTrusted: socket.authorized });
    });
  });
}

/** Keeps the certificate of an address for an hour. The returned function gives null when the server shows none in time. */
export function createCertificateReader(): (address: URL) => Promise<Certificate | null> {
  let known: Certificate | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  return async (address) => {
    if (known === null || performance.now() - readAt > keptMs) {
      known = await readCertificate(address);
      readAt = performance.now();
    }
    return known;
  };
}
