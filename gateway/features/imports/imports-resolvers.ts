import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const importsResolvers = {
  Mutation: {
    applyImport: (_root, { input }, { api }) => api.imports.apply(input),
    previewImport: (_root, { input }, { api }) => api.imports.preview(input),
  },
  Seller: {
    importColumns: (_seller, _args, { api }) => api.imports.columns(),
    productExport: (_seller, { dialect }, { api }) => api.imports.export(dialect ?? 'PLAIN'),
  },
  ApplyImportPayload: { ...payloadFields },
  PreviewImportPayload: { ...payloadFields },
} satisfies Resolvers;
