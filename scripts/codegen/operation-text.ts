import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import {
  Kind,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

export interface OperationText {
  operation: OperationDefinitionNode;
  name: string;
  /** The operation with the fragments that it spreads, also indirectly. */
  document: DocumentNode;
  /** The text as the client sends it. */
  body: string;
  /** The SHA-256 of `body`, in hexadecimal. */
  id: string;
}

/** Describes every operation in these files by its text and hash, for code generation. */
export function describeOperations(files: readonly { document?: DocumentNode | undefined }[]): OperationText[] {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  return definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION).map((node) => describe(node, fragments));
}

function describe(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): OperationText {
  if (!operation.name) throw new Error('Every operation needs a name: its hook is named after it.');
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragmentsIn(operation, fragments)],
  };
  // The cache adds __typename to what it reads, and the text must be the one that the client sends.
  const body = print(new InMemoryCache().transformDocument(document));
  const id = createHash('sha256').update(body).digest('hex');
  return { operation, name: operation.name.value, document, body, id };
}

/** The fragments that an operation spreads, in the order of their first use. */
function fragmentsIn(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return found;
}
