import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  typeFromAST,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Variables = Record<string, unknown>;

type Fragments = Record<string, FragmentDefinitionNode>;

/** The parts of an operation that decide which fields are selected. */
interface Selecting {
  schema: GraphQLSchema;
  fragments: Fragments;
  /** The variables, with all of `conditionVariables`. */
  variables: Variables;
}

/** The names of the variables that decide in a document which fields are selected. */
export function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ name, arguments: given = [] }: DirectiveNode) => {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** The selected fields of an object in the order of the response, by their names there, as graphql collects them. */
export function selectedFields(
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
  { schema, fragments, variables }: Selecting,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const isSelected = (node: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false;
  const applies = ({ typeCondition }: FragmentDefinitionNode | InlineFragmentNode) => {
    const condition = typeCondition && typeFromAST(schema, typeCondition);
    return !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
  };
  const collect = ({ selections }: SelectionSetNode) => {
    for (const node of selections) {
      if (!isSelected(node)) continue;
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        const known = fields.get(key);
        if (known) known.push(node);
        else fields.set(key, [node]);
        continue;
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        if (spread.has(node.name.value)) continue;
        spread.add(node.name.value);
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
      if (fragment && applies(fragment)) collect(fragment.selectionSet);
    }
  };
  for (const selectionSet of selectionSets) collect(selectionSet);
  return fields;
}
