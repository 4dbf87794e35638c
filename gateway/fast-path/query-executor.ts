import {
  execute,
  getVariableValues,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { GatewayContext } from '../context.ts';
import { partsOf, type MixedOperation, type OperationPart } from './operation-parts.ts';
import { requiredVariables } from './required-variables.ts';

/** How many operations stay compiled, and how often one must have been asked for to be worth it. */
const compileLimits = { most: 300, from: 3 };
/** Characters that parts of answers from the catalogue may take together. */
const partLimits = { characters: 16 * 1024 * 1024, part: 2 * 1024 * 1024, key: 4096 };

interface ExecutionOptions {
  maxCoercionErrors: number;
}

/** What Apollo Server asks to be executed: a valid document, and the operation chosen from it. */
interface Asked {
  document: DocumentNode;
  operation?: OperationDefinitionNode | undefined;
  request: { variables?: Record<string, unknown> | undefined; operationName?: string | undefined };
  context: GatewayContext;
}

type Variables = Record<string, unknown>;

interface Plan {
  seen: number;
  compiled?: CompiledQuery | undefined;
  mixed?: CompiledMixture | undefined;
}

interface CompiledMixture extends Pick<MixedOperation, 'keys'> {
  catalogue: (OperationPart & { compiled: CompiledQuery })[];
  rest: CompiledQuery;
}

/**
 * Executes operations for Apollo Server. Queries that come often are compiled, and their parts that everybody may see are
 * kept from one request to the next while the catalogue stays the same. Whatever goes wrong in there is executed again by
 * graphql's own executor, so that errors are its own to the letter: reads are asked of the store once per request, so
 * that this costs no call.
 */
export class QueryExecutor {
  readonly #schema: GraphQLSchema;
  readonly #options: ExecutionOptions;
  readonly #nullWhereRequired: ReturnType<typeof requiredVariables>;
  readonly #plans = new LRUCache<OperationDefinitionNode, Plan>({ max: compileLimits.most });
  readonly #parts = new LRUCache<string, { value: unknown }>({ maxSize: partLimits.characters });
  /** The text of every part, for whoever writes the answer. */
  readonly #texts = new WeakMap<object, string>();
  readonly #numbers = new WeakMap<OperationPart, number>();
  #nextNumber = 0;
  #snapshot: Snapshot | undefined;

  constructor(schema: GraphQLSchema, options: ExecutionOptions) {
    this.#schema = schema;
    this.#options = options;
    this.#nullWhereRequired = requiredVariables(schema);
  }

  async execute(asked: Asked): Promise<ExecutionResult> {
    const { document, operation, request, context } = asked;
    const variables = request.variables ?? {};
    const refusal = operation && this.#nullWhereRequired(document, operation, variables);
    if (refusal) return { errors: [refusal] };
    if (operation?.operation !== OperationTypeNode.QUERY) return await this.#reference(asked);
    const plan = this.#planFor(document, operation);
    if ((!plan.compiled && !plan.mixed) || !this.#areValid(operation, variables)) return await this.#reference(asked);

    const result = plan.mixed
      ? await this.#executeMixed(plan.mixed, variables, context).catch(() => undefined)
      : await plan.compiled?.query({}, context, variables);
    return result && !result.errors ? result : await this.#reference(asked);
  }

  /** JSON as `JSON.stringify` makes it, by way of the texts of parts that are known. */
  stringify(value: { data?: unknown; errors?: unknown; extensions?: unknown }): string {
    const { data, errors, extensions } = value;
    const isPlain = errors === undefined && typeof data === 'object' && data !== null;
    if (!isPlain || !Object.values(data).some((part) => this.#textOf(part) !== undefined)) {
      return `${JSON.stringify(value)}\n`;
    }
    const fields = Object.entries(data).map(
      ([key, part]) => `${JSON.stringify(key)}:${this.#textOf(part) ?? JSON.stringify(part)}`,
    );
    const rest = extensions === undefined ? '' : `,"extensions":${JSON.stringify(extensions)}`;
    return `{"data":{${fields.join(',')}}${rest}}\n`;
  }

  #textOf(part: unknown): string | undefined {
    return typeof part === 'object' && part !== null ? this.#texts.get(part) : undefined;
  }

  #planFor(document: DocumentNode, operation: OperationDefinitionNode): Plan {
    const plan = this.#plans.get(operation) ?? { seen: 0 };
    plan.seen += 1;
    if (plan.seen === 1) this.#plans.set(operation, plan);
    if (plan.seen !== compileLimits.from || namesPrototype(document)) return plan;
    const mixed = partsOf(this.#schema, document, operation);
    if (mixed) plan.mixed = this.#compileMixture(mixed);
    plan.compiled = plan.mixed ? undefined : this.#compile(document, operation.name?.value);
    return plan;
  }

  #compile(document: DocumentNode, operationName?: string): CompiledQuery | undefined {
    const options = { disablingCapturingStackErrors: true };
    const compiled = compileQuery(this.#schema, document, operationName, options);
    return isCompiledQuery(compiled) ? compiled : undefined;
  }

  #compileMixture({ keys, catalogue, rest }: MixedOperation): CompiledMixture | undefined {
    const compiledRest = this.#compile(rest);
    const parts = catalogue.flatMap((part) => {
      const compiled = this.#compile(part.document);
      return compiled ? [{ ...part, compiled }] : [];
    });
    if (!compiledRest || parts.length < catalogue.length) return undefined;
    for (const part of parts) this.#numbers.set(part, (this.#nextNumber += 1));
    return { keys, catalogue: parts, rest: compiledRest };
  }

  async #executeMixed(
    mixture: CompiledMixture,
    variables: Variables,
    context: GatewayContext,
  ): Promise<ExecutionResult> {
    // Begun first: it waits for the store, the catalogue does not.
    const restUnderWay = mixture.rest.query({}, context, variables);
    const [snapshot, rest] = await Promise.all([context.api.products.snapshot(), restUnderWay]);
    if (rest.errors) return rest;
    const data: Record<string, unknown> = {};
    for (const key of mixture.keys) data[key] = rest.data?.[key];
    for (const part of mixture.catalogue) {
      const known = this.#recall(part, variables, snapshot);
      if (known) {
        data[part.key] = known.value;
        continue;
      }
      const made = await part.compiled.query({}, context, variables);
      if (made.errors) return made;
      data[part.key] = made.data?.[part.key];
      this.#remember(part, { variables, snapshot, value: data[part.key] });
    }
    return { data };
  }

  #recall(part: OperationPart, variables: Variables, snapshot: Snapshot) {
    return snapshot === this.#snapshot ? this.#parts.get(this.#keyOf(part, variables)) : undefined;
  }

  #remember(
    part: OperationPart,
    { variables, snapshot, value }: { variables: Variables; snapshot: Snapshot; value: unknown },
  ) {
    if (snapshot !== this.#snapshot) {
      // An older catalogue than the one that is known already.
      if (this.#snapshot && snapshot.version < this.#snapshot.version) return;
      this.#parts.clear();
      this.#snapshot = snapshot;
    }
    const key = this.#keyOf(part, variables);
    const text = JSON.stringify(value);
    if (text.length > partLimits.part || key.length > partLimits.key) return;
    if (typeof value === 'object' && value !== null) this.#texts.set(value, text);
    this.#parts.set(key, { value }, { size: text.length + key.length });
  }

  #keyOf(part: OperationPart, variables: Variables): string {
    const number = this.#numbers.get(part) ?? 0;
    if (part.variables.length === 0) return String(number);
    // By name, because JSON has null for both in a list: a variable left out takes its default, null does not.
    const given = part.variables.filter((name) => variables[name] !== undefined);
    return `${number} ${JSON.stringify(given.map((name) => [name, variables[name]]))}`;
  }

  /** The same check as the executor's own, whose words are wanted when it fails. */
  #areValid({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): boolean {
    if (variableDefinitions.length === 0) return true;
    return getVariableValues(this.#schema, variableDefinitions, variables, { maxErrors: 1 }).errors === undefined;
  }

  async #reference({ document, request, context }: Asked): Promise<ExecutionResult> {
    return await execute({
      schema: this.#schema,
      document,
      contextValue: context,
      variableValues: request.variables,
      operationName: request.operationName,
      options: this.#options,
    });
  }
}

/** A name that compiled code would take for an object's prototype. */
function namesPrototype(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Name({ value }) {
      isFound ||= value === '__proto__';
    },
  });
  return isFound;
}
