import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { callBy, resolversOver, typeDefs } from './shop-schema.mjs';

/** Yoga as its documentation shows it. */
const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers: resolversOver(callBy(fetch)) }),
  context: ({ request }) => ({ cookie: request.headers.get('cookie') ?? undefined }),
  logging: false,
});
createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1');
process.on('disconnect', () => process.exit(0));
