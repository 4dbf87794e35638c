import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';
import type { SubscriberPage } from './subscriber-page.ts';

/** The address of the web app's page that ends a subscription. */
const unsubscribeUrl = (publicOrigin: string, token: string) =>
  `${publicOrigin}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;

const nodesOf = ({ subscribers }: SubscriberPage, publicOrigin: string) =>
  subscribers.map(({ unsubscribeToken, ...subscriber }) => ({
    ...subscriber,
    unsubscribeUrl: unsubscribeUrl(publicOrigin, unsubscribeToken),
  }));

export const newsletterResolvers = {
  Mutation: {
    confirmSubscription: (_root, { input }, { api }) => api.newsletter.confirm(input.token),
    subscribe: (_root, { input }, { api }) => api.newsletter.subscribe(input.email),
    unsubscribe: (_root, { input }, { api }) => api.newsletter.unsubscribe(input.token),
  },
  Seller: {
    subscribers: (_seller, args, { api }) => api.newsletter.subscribers(args),
  },
  SubscriberConnection: {
    edges: (page, _args, { publicOrigin }) => nodesOf(page, publicOrigin).map((node) => ({ node, cursor: node.email })),
    nodes: (page, _args, { publicOrigin }) => nodesOf(page, publicOrigin),
    pageInfo: ({ subscribers, hasNextPage, after }) => ({
      startCursor: subscribers[0]?.email ?? null,
      endCursor: subscribers.at(-1)?.email ?? null,
      hasNextPage,
      hasPreviousPage: after !== null,
    }),
  },
  ConfirmSubscriptionPayload: {
    ...payloadFields,
  },
  SubscribePayload: {
    ...payloadFields,
  },
  UnsubscribePayload: {
    ...payloadFields,
  },
} satisfies Resolvers;
