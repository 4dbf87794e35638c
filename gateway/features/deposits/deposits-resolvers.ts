import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const depositsResolvers = {
  Mutation: {
    addDepositType: (_root, { input }, { api }) => api.deposits.addType(input),
    returnDeposits: (_root, { input }, { api }) => api.deposits.enterReturn(input),
    updateDepositType: (_root, { input }, { api }) => api.deposits.updateType(input),
  },
  Seller: {
    depositBalances: (_seller, _args, { api }) => api.deposits.balances(),
    async depositReturns(_seller, { orderId }, { api }) {
      const returns = await api.deposits.returns(orderId ?? null);
      return returns?.map(({ type: typeId, ...entry }) => ({ ...entry, typeId })) ?? null;
    },
    depositTypes: (_seller, _args, { api }) => api.deposits.types(),
  },
  AddDepositTypePayload: payloadFields,
  ReturnDepositsPayload: payloadFields,
  UpdateDepositTypePayload: payloadFields,
} satisfies Resolvers;
