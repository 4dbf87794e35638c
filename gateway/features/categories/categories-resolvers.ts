import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { labelOf } from '#gateway/catalogue/categories.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const categoriesResolvers = {
  Mutation: {
    arrangeCategories: (_root, { input }, { api }) => api.categories.arrange(input),
    removeCategory: (_root, { slug }, { api }) => api.categories.remove(slug),
    saveCategory: (_root, { input }, { api }) => api.categories.save(input),
  },
  Seller: {
    allCategories: (_seller, _args, { api }) => api.categories.all(),
  },
  Category: {
    isOwn: ({ isOwn }, _args, { features }) => (features.has('CATEGORIES_OWN') ? isOwn : null),
  },
  SellerCategory: {
    label: ({ name, isOwn, label }) => (isOwn ? name : (label ?? labelOf(name))),
    usualLabel: ({ name, isOwn }, _args, { features }) =>
      isOwn || !features.has('CATEGORIES_LABELS') ? null : labelOf(name),
    picture: ({ name, picture }) => picture && { ...picture, alt: name },
  },
  ArrangeCategoriesPayload: { ...payloadFields },
  RemoveCategoryPayload: { ...payloadFields },
  SaveCategoryPayload: { ...payloadFields },
} satisfies Resolvers;
