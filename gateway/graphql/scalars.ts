import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import ReceivedFile from 'graphql-upload/Upload.mjs';

/** RFC 3339 in UTC. Dates in the store's replies are parsed into this form when they are read. */
const dateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize(value) {
    if (typeof value === 'string') return value;
    throw new GraphQLError('DateTime must be a text.');
  },
  parseValue: readDateTime,
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : undefined),
});

/** Whole numbers of up to 53 bits. */
const safeInt = new GraphQLScalarType<number, number>({
  name: 'SafeInt',
  serialize: readSafeInt,
  parseValue: readSafeInt,
  parseLiteral: (node) => readSafeInt(node.kind === Kind.INT ? Number(node.value) : undefined),
});

const noFile = 'Send files as multipart form data: https://github.com/jaydenseric/graphql-multipart-request-spec';

/** A file that `graphql-upload` has found in a request. Clients that know no multipart requests send `{}` or a text in its place. */
const upload = new GraphQLScalarType({
  name: 'Upload',
  serialize() {
    throw new GraphQLError('An Upload is only for input.');
  },
  parseValue(value) {
    // It rejects for a file that never arrives. The class handles that, so the process goes on when nobody waits for the file.
    if (value instanceof ReceivedFile) return value.promise;
    throw new GraphQLError(noFile);
  },
  parseLiteral(node) {
    throw new GraphQLError(noFile, { nodes: node });
  },
});

const scalars = { DateTime: dateTime, SafeInt: safeInt, Upload: upload };

/**
 * The functions of the scalars. A whole GraphQLScalarType would replace the description and `@specifiedBy` of the scalar in the
 * schema's text.
 */
export const scalarResolvers = Object.fromEntries(
  Object.entries(scalars).map(([name, { serialize, parseValue, parseLiteral }]) => [
    name,
    { serialize, parseValue, parseLiteral },
  ]),
);

/** A length that no spelling of a moment needs. */
const maxMomentLength = 100;

function readDateTime(value: unknown): string {
  if (typeof value === 'string' && value.length <= maxMomentLength && !Number.isNaN(Date.parse(value)))
    return new Date(value).toISOString();
  throw new GraphQLError('A DateTime must be a text such as 2026-01-31T09:30:00.000Z.');
}

function readSafeInt(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('A SafeInt must be a whole number of up to 53 bits.');
}
