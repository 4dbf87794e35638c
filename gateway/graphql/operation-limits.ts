import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Far above what a screen of the shop asks for, far below what hurts. */
export const operationLimits = {
  tokens: 2000,
  depth: 15,
  aliases: 40,
  rootFields: 20,
  directives: 20,
  /** Calls to the store that an operation may cause; the catalogue costs none. */
  storeCalls: 30,
  // Fewer than a probe can provoke by repeating one mistake.
  validationErrors: 8,
  /** Objects in the answer, lists within lists multiplied; see `operation-cost.ts`. */
  objects: 2500,
};

/**
 * Calls to the store behind one field. Session checks and equal reads are asked once per operation, but every change
 * makes them count anew.
 */
const storeCallsByField: Record<string, number> = {
  me: 1,
  seller: 1,
  addresses: 1,
  orders: 1,
  ordersConnection: 1,
  orderSums: 2,
  login: 2,
  register: 2,
  logout: 1,
  sellerLogin: 2,
  sellerLogout: 1,
  updateCart: 2,
  addAddress: 4,
  placeOrder: 6,
  addProduct: 3,
  setProductStock: 2,
  removableDemoProducts: 1,
  removeDemoProducts: 2,
  subscribe: 1,
};

/** Every one of them tries a password. */
const credentialFields = ['login', 'register', 'sellerLogin'];

interface Extent {
  depth: number;
  aliases: number;
  /** Fields at the top, by name. */
  topFields: string[];
  directives: number;
  storeCalls: number;
}

/** A validation rule: refuses operations that are too deep or too wide, fragments counted where they are spread. */
export function limitOperations(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const measure = measurer(document);
      const refuse = (message: string) => context.reportError(new GraphQLError(message));
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const { depth, aliases, topFields, directives, storeCalls } = measure(definition.selectionSet);
        if (depth > operationLimits.depth) refuse(`An operation may be at most ${operationLimits.depth} levels deep.`);
        if (aliases > operationLimits.aliases) {
          refuse(`An operation may have at most ${operationLimits.aliases} aliases.`);
        }
        if (topFields.length > operationLimits.rootFields) {
          refuse(`An operation may have at most ${operationLimits.rootFields} fields at its root.`);
        }
        if (directives + (definition.directives?.length ?? 0) > operationLimits.directives) {
          refuse(`An operation may have at most ${operationLimits.directives} directives.`);
        }
        if (storeCalls > operationLimits.storeCalls) {
          refuse(
            `An operation may ask the store at most ${operationLimits.storeCalls} times; this one: ${storeCalls}.`,
          );
        }
        const isMutation = definition.operation === OperationTypeNode.MUTATION;
        if (isMutation && topFields.filter((name) => credentialFields.includes(name)).length > 1) {
          refuse('An operation may log in or sign up once.');
        }
      }
    },
  };
}

/** Measures selections; each fragment once, however often it is spread, so that measuring itself stays cheap. */
function measurer(document: DocumentNode) {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const measured = new Map<string, Extent>();
  const nothing: Extent = { depth: 0, aliases: 0, topFields: [], directives: 0, storeCalls: 0 };

  function measureFragment(name: string): Extent {
    const known = measured.get(name);
    if (known) return known;
    // Fragments that spread themselves are another rule's to report: here they must only end.
    measured.set(name, nothing);
    const fragment = fragments.get(name);
    const extent = fragment ? measure(fragment.selectionSet) : nothing;
    measured.set(name, extent);
    return extent;
  }

  function measure({ selections }: SelectionSetNode): Extent {
    const extent: Extent = { ...nothing, topFields: [] };
    for (const selection of selections) {
      extent.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        const below = selection.selectionSet ? measure(selection.selectionSet) : nothing;
        extent.depth = Math.max(extent.depth, 1 + below.depth);
        extent.aliases += below.aliases + (selection.alias ? 1 : 0);
        extent.topFields.push(selection.name.value);
        extent.directives += below.directives;
        extent.storeCalls += below.storeCalls + (storeCallsByField[selection.name.value] ?? 0);
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? measure(selection.selectionSet)
            : measureFragment(selection.name.value);
        extent.depth = Math.max(extent.depth, inner.depth);
        extent.aliases += inner.aliases;
        extent.directives += inner.directives;
        extent.storeCalls += inner.storeCalls;
        // Beyond the limit the exact number no longer matters, and must not grow without end.
        if (extent.topFields.length <= operationLimits.rootFields) extent.topFields.push(...inner.topFields);
      }
    }
    return extent;
  }

  return measure;
}

/** Calls to the store that an operation may cause. */
export function storeCallsOf(document: DocumentNode, { selectionSet }: OperationDefinitionNode): number {
  return measurer(document)(selectionSet).storeCalls;
}
