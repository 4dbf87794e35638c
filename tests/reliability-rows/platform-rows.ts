import {
  backend,
  gateway,
  web,
  sessions,
  limits,
  manners,
  cart,
  sandbox,
  pictures,
  catalogue,
  fuzz,
  load,
  hard,
  starting,
  rules,
  malformed,
  overload,
} from './proof-names.ts';
import type { ReliabilityRow } from './reliability-row.ts';

/** HTTP, pictures and the platform: R46 to R96. */
export const platformRows: Record<number, ReliabilityRow> = {
  46: { fault: 'costly GraphQL documents', because: gateway },
  47: { fault: 'array batching, persisted queries', because: gateway },
  48: { fault: 'introspection in production', because: gateway },
  49: {
    fault: 'oversize bodies',
    proofs: {
      [cart]: ['a body of more than 100 KB is refused with 413'],
      [pictures]: ['a body far too large is refused before it is read'],
      [fuzz]: [malformed],
    },
  },
  50: {
    fault: 'malformed JSON',
    proofs: { [fuzz]: [malformed], [manners]: ['a login whose body is %s gets a JSON error'] },
  },
  51: {
    fault: 'slow clients',
    proofs: {
      [load]: ['R51 connections that never finish their request do not keep others from being served, and are cut'],
    },
  },
  52: {
    fault: 'request smuggling',
    proofs: { [fuzz]: [malformed] },
    because: 'Headers to the store are made by the gateway: its tests.',
  },
  53: { fault: 'Set-Cookie from the backend', because: gateway },
  54: {
    fault: 'X-Forwarded-For spoofing',
    proofs: {
      [limits]: ['calls of one address count together, and only the hop in front of the store is believed about it'],
    },
  },
  55: { fault: 'shared caches', proofs: { [manners]: ['answers about a person are kept by no cache'] } },
  56: {
    fault: 'clickjacking, sniffing, referrers',
    proofs: { [manners]: ['security headers are on every answer, errors and pictures too'] },
  },
  57: {
    fault: 'script in texts',
    proofs: {
      [sandbox]: ['the page allows no script and nothing from elsewhere, and is kept by nobody'],
      [hard]: ['with %s comes back as it was, composed'],
    },
    because: 'The store’s one page escapes; elsewhere texts are shown by the web app.',
  },
  58: { fault: 'open redirect', because: web },
  59: { fault: 'payment URL from the backend', because: gateway },
  60: { fault: 'SSRF', because: 'The store fetches nothing a user names.' },
  61: {
    fault: 'CORS',
    proofs: {
      [manners]: [
        'pages on this machine may call with cookies, others may not',
        'pages on the visitor’s own machine may not call',
      ],
    },
  },
  62: {
    fault: 'error detail',
    proofs: {
      [fuzz]: [malformed],
      [manners]: ['a fault inside is answered in words of ours, with the id of the request and nothing of the fault'],
    },
  },
  63: { fault: 'backend down', because: gateway },
  64: { fault: 'backend slow', because: gateway },
  65: { fault: 'garbage from the backend', because: gateway },
  66: { fault: 'retry storms', because: gateway },
  67: { fault: 'cookie expiry in a session', because: gateway },
  68: { fault: 'refusals passed on', because: gateway },
  69: { fault: 'files that are no pictures', proofs: { [pictures]: ['%s is refused, and no product is added'] } },
  70: {
    fault: 'polyglots and metadata',
    proofs: { [pictures]: ['a photo is turned upright and loses what it said about itself'] },
  },
  71: {
    fault: 'decompression bombs',
    proofs: {
      [pictures]: ['a fifth picture, a picture over 20 MB and one over 40 megapixels are refused by name of the limit'],
    },
  },
  72: {
    fault: 'truncated, animated, rotated',
    proofs: {
      [pictures]: [
        '%s is refused, and no product is added',
        'a photo is turned upright and loses what it said about itself',
      ],
    },
  },
  73: {
    fault: 'too many or too large',
    proofs: {
      [pictures]: [
        'a fifth picture, a picture over 20 MB and one over 40 megapixels are refused by name of the limit',
        'a body far too large is refused before it is read',
      ],
    },
  },
  74: { fault: 'file names', proofs: { [pictures]: ['file names are never used'] } },
  75: {
    fault: 'crash between file and row',
    proofs: {
      [backend('schema-migrations')]: ['a transaction that throws is undone'],
      [backend('start-drill')]: [
        'R86 killed at several moments of its first start, the store then starts as if nothing had been',
      ],
    },
    because: 'There is nothing between: pictures are rows, written in the product’s transaction.',
  },
  76: {
    fault: 'serving pictures',
    proofs: {
      [pictures]: [
        'a picture is served as WebP in three widths under the hash of its content, for ever',
        'the picture %s does not exist',
      ],
      [manners]: ['security headers are on every answer, errors and pictures too'],
    },
  },
  77: {
    fault: 'leaving in the middle of an upload',
    proofs: { [pictures]: ['a form that breaks off is answered with 400'] },
    because: 'Uploads are never written to files, so none can be left behind.',
  },
  78: { fault: 'hostile productData', proofs: { [catalogue]: ['product data that is no JSON object is refused'] } },
  79: { fault: 'S3 down', because: 'Pictures are in the database; there is no S3.' },
  80: {
    fault: 'SIGTERM under load',
    proofs: {
      [load]: ['R80 asked to stop under load, the store answers every request it had taken, and ends with code 0'],
    },
  },
  81: {
    fault: 'unhandled rejection',
    because:
      'Logged, and the process ends with code 1 (backend/main.ts); to provoke one, a fault would have to be built in.',
  },
  82: {
    fault: 'disk full',
    proofs: {
      [hard]: [
        'R82 with the disk full, reading goes on, writing is told to come back, and all is well when there is space',
      ],
      [backend('failing-writes')]: [
        'while the database is read-only the store stays in service and says that it is degraded',
        'with the disk full the store is degraded, although small changes may still fit, until changes work again',
      ],
    },
    because: 'On SQLite, by its page limit; PostgreSQL’s own error for it (53100) is answered alike.',
  },
  83: {
    fault: 'data folder not writable',
    proofs: { [starting]: ['a data folder that is none, and a database that is not there, are one line each'] },
  },
  84: {
    fault: 'power loss',
    proofs: { [hard]: ['R84 every commit on SQLite waits for the disk'] },
    because: 'Cutting the power needs a loop device, which tests may not have.',
  },
  85: {
    fault: 'second server on the same data',
    proofs: { [starting]: ['a second store on the same file says so in one line and ends'] },
  },
  86: {
    fault: 'migration interrupted or concurrent',
    proofs: {
      [backend('start-drill')]: [
        'R86 four stores start on a database of yesterday while one of them is killed inside the migration: the others finish it',
        'R86 killed at several moments of its first start, the store then starts as if nothing had been',
      ],
      [backend('schema-migrations')]: [
        'an older program refuses the newer schema',
        'a step whose text was changed after it was applied is refused',
      ],
    },
  },
  87: {
    fault: 'database away',
    proofs: {
      [backend('database-outage')]: [
        'while PostgreSQL is away the store says so, and when it is back the store is too',
      ],
      [load]: [overload],
    },
  },
  88: {
    fault: 'overload',
    proofs: {
      [load]: [
        overload,
        'R88 a store too full to be looked at still takes orders, and one too full for orders still takes payments',
      ],
    },
  },
  89: {
    fault: 'memory growth',
    proofs: {
      [rules]: ['memory holds a bounded number of subjects'],
      [hard]: ['R89 what nobody needs any more is removed'],
    },
    because: 'The bench shows the memory before and after selling; there is no soak of hours.',
  },
  90: {
    fault: 'log injection and secrets',
    proofs: {
      [hard]: [
        'R90 nothing a client sends breaks a log line, and no password, cookie, address or email gets into the log',
      ],
    },
  },
  91: {
    fault: 'clocks and time zones',
    proofs: {
      [catalogue]: ['an added product is listed for everybody, with numbers for prices and ISO dates'],
      [rules]: ['ids are 24 hex digits, unlike each other and rising'],
    },
    because: 'Times are milliseconds since 1970 and never local; equal ones are ordered by id.',
  },
  92: {
    fault: 'NUL and lone surrogates',
    proofs: { [hard]: ['that is %s is refused in every field, before any SQL'], [fuzz]: [malformed] },
  },
  93: {
    fault: 'unusual text',
    proofs: {
      [hard]: ['with %s comes back as it was, composed'],
      [sessions]: ['80 emoji are a name, since length is counted as people count'],
    },
  },
  94: { fault: 'search', because: 'The store has no search; the gateway’s tests.' },
  95: { fault: 'health endpoints', proofs: { [manners]: ['health and metrics answer'] } },
  96: {
    fault: 'supply chain',
    because: 'Every install is without scripts (.npmrc) and from the lock file, in CI too.',
  },
};
