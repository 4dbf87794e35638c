import {
  getNamedType,
  GraphQLError,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { fieldCostsOf } from './field-costs.ts';
import { fragmentsIn } from './fragments.ts';

/** Far above what a page of the shop needs, far below what loads the server. */
export const operationLimits = {
  tokens: 2000,
  /** Without `ofType` of introspection: it leads to one type at most, and ends after the lists and `!` of a type. */
  depth: 15,
  aliases: 40,
  rootFields: 20,
  directives: 20,
  /** Calls to the store that an operation may cause. */
  storeCalls: 30,
  /** The number of reported errors: one repeated mistake could fill a response. */
  validationErrors: 8,
  /** Objects in the response, see `operation-cost.ts`. */
  objects: 2500,
};

/** Mutations that check a password, or set one by a link. */
export const credentialFields: readonly string[] = [
  'changeEmail',
  'changePassword',
  'deleteAccount',
  'keepGuestOrder',
  'login',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'sellerLogin',
  'changeSellerPassword',
] satisfies (keyof MutationResolvers)[];

interface Extent {
  depth: number;
  aliases: number;
  /** The names of the root fields. */
  rootFields: string[];
  directives: number;
  storeCalls: number;
}

/** A validation rule: refuses operations that are too deep or too wide. Fragments count at every spread. */
export function limitOperations(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const measure = createMeasure(context.getSchema(), document);
      const refuse = (message: string) => context.reportError(new GraphQLError(message));
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const { depth, aliases, rootFields, directives, storeCalls } = measure(definition);
        if (depth > operationLimits.depth) refuse(`An operation may be at most ${operationLimits.depth} levels deep.`);
        if (aliases > operationLimits.aliases) {
          refuse(`An operation may have at most ${operationLimits.aliases} aliases.`);
        }
        if (rootFields.length > operationLimits.rootFields) {
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
        if (isMutation && rootFields.filter((name) => credentialFields.includes(name)).length > 1) {
          refuse('An operation may log in or sign up once.');
        }
      }
    },
  };
}

/** Measures operations. Each fragment is measured once, however often it is spread, so that measuring stays cheap. */
function createMeasure(schema: GraphQLSchema, document: DocumentNode) {
  const costs = fieldCostsOf(schema);
  const fragments = fragmentsIn(document);
  const measured = new Map<string, Extent>();
  const nothing: Extent = { depth: 0, aliases: 0, rootFields: [], directives: 0, storeCalls: 0 };

  function measureFragment(name: string): Extent {
    const known = measured.get(name);
    if (known) return known;
    // Ends the recursion for fragments that spread themselves, which another rule reports.
    measured.set(name, nothing);
    const fragment = fragments.get(name);
    const extent = fragment
      ? measure(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
      : nothing;
    measured.set(name, extent);
    return extent;
  }

  /** @param type of the object whose fields are selected; undefined for one that the schema does not know */
  function measure({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): Extent {
    const extent: Extent = { ...nothing, rootFields: [] };
    const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
    for (const selection of selections) {
      extent.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        const field = fields[selection.name.value];
        const below = selection.selectionSet
          ? measure(selection.selectionSet, field && getNamedType(field.type))
          : nothing;
        const isWrapped = selection.name.value === 'ofType' && (!type || isIntrospectionType(type));
        extent.depth = Math.max(extent.depth, (isWrapped ? 0 : 1) + below.depth);
        extent.aliases += below.aliases + (selection.alias ? 1 : 0);
        extent.rootFields.push(selection.name.value);
        extent.directives += below.directives;
        extent.storeCalls += below.storeCalls + ((field && costs.get(field)?.calls) ?? 0);
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? measureInline(selection, type)
            : measureFragment(selection.name.value);
        extent.depth = Math.max(extent.depth, inner.depth);
        extent.aliases += inner.aliases;
        extent.directives += inner.directives;
        extent.storeCalls += inner.storeCalls;
        // Above the limit the exact number does not matter, and the list must not grow without bound.
        if (extent.rootFields.length <= operationLimits.rootFields) extent.rootFields.push(...inner.rootFields);
      }
    }
    return extent;
  }

  const measureInline = ({ typeCondition, selectionSet }: InlineFragmentNode, type: GraphQLNamedType | undefined) =>
    measure(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type);

  return ({ operation, selectionSet }: OperationDefinitionNode): Extent =>
    measure(selectionSet, schema.getRootType(operation) ?? undefined);
}

/** The number of calls to the store that an operation may cause. */
export const storeCallsOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number => createMeasure(schema, document)(operation).storeCalls;
