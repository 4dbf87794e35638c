import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type DocumentNode,
  type ValidationContext,
} from 'graphql';

const message = 'This API has no subscriptions: send a query again to see what has changed.';

/** A validation rule: without it, graphql 16 reports a subscription only when it executes it, as if the gateway had failed. */
export function refuseSubscriptions(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation === OperationTypeNode.SUBSCRIPTION)
        context.reportError(new GraphQLError(message, { nodes: node }));
      return undefined;
    },
  };
}

export const hasSubscription = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION,
  );
