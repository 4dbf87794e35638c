import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { userPayloadFields } from '#gateway/refusals/payload-fields.ts';

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
    ...userPayloadFields,
  },
  UpdateAddressPayload: userPayloadFields,
  RemoveAddressPayload: userPayloadFields,
  SetDefaultAddressPayload: userPayloadFields,
} satisfies Resolvers;
