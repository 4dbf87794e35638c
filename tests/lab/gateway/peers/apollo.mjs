import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import fetch from 'node-fetch';
import { callBy, resolversOver, typeDefs } from './shop-schema.mjs';

/** Apollo Server as its documentation shows it, with node-fetch as its documentation shows that. */
const server = new ApolloServer({ typeDefs, resolvers: resolversOver(callBy(fetch)) });
await startStandaloneServer(server, {
  listen: { port: Number(process.env.PORT), host: '127.0.0.1' },
  context: async ({ req }) => ({ cookie: req.headers.cookie }),
});
process.on('disconnect', () => process.exit(0));
