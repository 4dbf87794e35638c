import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Whether the operation selects this field of the object that the resolver returns, whatever `@skip` and `@include` say. */
export function isSelected(
  name: string,
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
): boolean {
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
