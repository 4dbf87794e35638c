import {
  Kind,
  visit,
  type DocumentNode,
  type FragmentSpreadNode,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { partsOf, type MixedOperation, type OperationPart } from './operation-parts.ts';

const maxOperations = 300;
/** Compiling pays off from the third execution on. */
const minExecutions = 3;

export interface CompiledPart extends OperationPart {
  id: number;
  compiled: CompiledQuery;
}

export interface CompiledMixture extends Pick<MixedOperation, 'keys'> {
  catalogue: CompiledPart[];
  rest: CompiledQuery;
}

/** How to execute a query: whole, or its catalogue fields apart from the rest. Neither: by graphql's own executor. */
interface Plan {
  executions: number;
  whole?: CompiledQuery | undefined;
  mixture?: CompiledMixture | undefined;
}

/** Compiles queries that are executed often. */
export function createCompiledOperations(schema: GraphQLSchema) {
  const plans = new LRUCache<OperationDefinitionNode, Plan>({ max: maxOperations });
  let lastId = 0;

  function compile(document: DocumentNode, operationName?: string): CompiledQuery | undefined {
    const compiled = compileQuery(schema, document, operationName, { disablingCapturingStackErrors: true });
    return isCompiledQuery(compiled) ? compiled : undefined;
  }

  function compileMixture({ keys, catalogue, rest }: MixedOperation): CompiledMixture | undefined {
    const compiledRest = compile(rest);
    const parts = catalogue.flatMap((part) => {
      const compiled = compile(part.document);
      return compiled ? [{ ...part, id: (lastId += 1), compiled }] : [];
    });
    return compiledRest && parts.length === catalogue.length
      ? { keys, catalogue: parts, rest: compiledRest }
      : undefined;
  }

  /** Counts an execution. */
  return function planFor(document: DocumentNode, operation: OperationDefinitionNode): Plan {
    const plan = plans.get(operation) ?? { executions: 0 };
    plan.executions += 1;
    if (plan.executions === 1) plans.set(operation, plan);
    if (plan.executions !== minExecutions || isBeyondCompiler(document)) return plan;
    const mixed = partsOf(schema, document, operation);
    if (mixed) plan.mixture = compileMixture(mixed);
    plan.whole = plan.mixture ? undefined : compile(document, operation.name?.value);
    return plan;
  };
}

/**
 * Whether compiled code would be wrong: it takes the name `__proto__` for the prototype of an object, and mixes up conditions of
 * fragments, of fields that contain fragments, and of fields that are there twice.
 */
function isBeyondCompiler(document: DocumentNode): boolean {
  let isFound = false;
  const conditionalByKey = new Map<string, boolean>();
  const refuseCondition = ({ directives = [] }: FragmentSpreadNode | InlineFragmentNode) => {
    isFound ||= directives.length > 0;
  };
  visit(document, {
    Name({ value }) {
      isFound ||= value === '__proto__';
    },
    Field({ name, alias = name, directives = [], selectionSet }) {
      const isConditional = directives.length > 0;
      const earlier = conditionalByKey.get(alias.value);
      isFound ||= isConditional ? earlier !== undefined || hasFragments(selectionSet) : earlier === true;
      conditionalByKey.set(alias.value, isConditional);
    },
    FragmentSpread: refuseCondition,
    InlineFragment: refuseCondition,
  });
  return isFound;
}

const hasFragments = (selections: SelectionSetNode | undefined): boolean =>
  selections?.selections.some((each) => each.kind !== Kind.FIELD || hasFragments(each.selectionSet)) ?? false;
