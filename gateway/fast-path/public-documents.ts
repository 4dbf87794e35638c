import {
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/** What everybody may see, whoever asks: fields at the root, and the types they lead to. */
const publicRootFields = ['product', 'products', 'store', '__typename'];
const publicTypes = ['PageInfo', 'Product', 'ProductConnection', 'ProductEdge', 'Store'];
/** Those of them that are answered from the catalogue. */
const catalogueFields = ['product', 'products'];

/**
 * Tells whether all that a valid document can ask for is the anonymous catalogue. Every field's own type is looked at,
 * so that a way to someone's data that is added to the schema later makes a document personal by itself. Each document
 * is looked at once.
 */
export function publicDocuments(schema: GraphQLSchema): (document: DocumentNode) => boolean {
  const verdicts = new WeakMap<DocumentNode, boolean>();
  return (document) => {
    const known = verdicts.get(document);
    if (known !== undefined) return known;
    const verdict = isPublic(document, schema);
    verdicts.set(document, verdict);
    return verdict;
  };
}

function isPublic(document: DocumentNode, schema: GraphQLSchema): boolean {
  const areQueries = document.definitions.every(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ||
      (definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY),
  );
  if (!areQueries) return false;
  let asksCatalogue = false;
  let isPersonal = false;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: name } }) {
        const parent = types.getParentType();
        if (parent && parent === schema.getQueryType()) {
          asksCatalogue ||= catalogueFields.includes(name);
          isPersonal ||= !publicRootFields.includes(name);
        } else {
          isPersonal ||= !parent || !publicTypes.includes(parent.name);
        }
      },
    }),
  );
  return asksCatalogue && !isPersonal;
}

/** Whether a document asks what the schema is, anywhere in it. */
export function asksForSchema(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Field({ name }) {
      isFound ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return isFound;
}
