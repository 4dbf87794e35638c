import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const guestsResolvers = {
  Mutation: {
    placeGuestOrder: (_root, { input }, { api }) => api.guests.place(input).finally(() => api.delivery.forget()),
    openGuestOrder: (_root, { input }, { api }) => api.guests.open(input),
    confirmGuestOrder: (_root, { input }, { api }) => api.guests.confirm(input),
    cancelGuestOrder: (_root, { input }, { api }) => api.guests.cancel(input),
    changeGuestOrderWishes: (_root, { input }, { api }) => api.guests.changeWishes(input),
    keepGuestOrder: (_root, { input }, { api }) => api.guests.keep(input),
    exportGuestData: (_root, { input }, { api }) => api.guests.export(input),
    deleteGuestData: (_root, { input }, { api }) => api.guests.remove(input),
  },
  PlaceGuestOrderPayload: payloadFields,
  OpenGuestOrderPayload: payloadFields,
  ConfirmGuestOrderPayload: payloadFields,
  CancelGuestOrderPayload: payloadFields,
  ChangeGuestOrderWishesPayload: payloadFields,
  KeepGuestOrderPayload: payloadFields,
  ExportGuestDataPayload: payloadFields,
  DeleteGuestDataPayload: payloadFields,
} satisfies Resolvers;
