import type { Resolvers } from '#gateway/__generated__/schema.ts';
import { payloadFields } from '#gateway/rest/payload-fields.ts';

export const addressesResolvers = {
  Mutation: {
    addAddress: (_root, { input }, { api }) => api.addresses.add(input),
    removeAddress: (_root, { input }, { api }) => api.addresses.remove(input.id),
    setDefaultAddress: (_root, { input }, { api }) => api.addresses.setDefault(input.id),
    updateAddress: (_root, { input }, { api }) => api.addresses.update(input),
  },
  User: {
    addresses: ({ _id }, _args, { api }) => api.addresses.list(_id),
  },
  Address: {
    id: ({ _id }) => _id,
  },
  AddAddressPayload: {
    address: (outcome, _args, { api }) => api.addresses.added(outcome),
    user: ({ success }, _args, { api }) => (success ? api.sessions.user() : null),
    ...payloadFields,
  },
  UpdateAddressPayload: {
    user: ({ success }, _args, { api }) => (success ? api.sessions.user() : null),
    ...payloadFields,
  },
  RemoveAddressPayload: {
    user: ({ success }, _args, { api }) => (success ? api.sessions.user() : null),
    ...payloadFields,
  },
  SetDefaultAddressPayload: {
    user: ({ success }, _args, { api }) => (success ? api.sessions.user() : null),
    ...payloadFields,
  },
} satisfies Resolvers;
