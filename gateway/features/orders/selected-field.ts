import { Kind, type SelectionSetNode } from 'graphql';
import type { ResolveInfo } from '#gateway/context.ts';

/** Whether the operation selects this field of the object that the resolver returns, whatever `@skip` and `@include` say. */
export function isSelected(name: string, { fieldNodes, fragments }: ResolveInfo): boolean {
  const isIn = (selectionSet: SelectionSetNode | undefined): boolean =>
    selectionSet?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name;
      return isIn(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments[selection.name.value]?.selectionSet,
      );
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet));
}
