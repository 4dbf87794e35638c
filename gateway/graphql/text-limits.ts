import {
  getNamedType,
  GraphQLID,
  GraphQLString,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLInputType,
} from 'graphql';
import type { GatewayContext } from '../context.ts';
import { badInput } from '../refusals/faults.ts';
import { refusal } from '../refusals/outcome.ts';
import * as texts from './texts.ts';

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;

/** UTF-16 units of a text: several times what any store takes. Stores and resolvers refuse smaller ones in their own words. */
const maxLengths = { usual: 2000, description: 40_000, text: 240_000 };

/** The names of arguments and input fields for texts of many lines: descriptions of products; pages of the shop and shopping lists. */
const maxLengthOf = (name: string) => (name === 'description' || name === 'text' ? maxLengths[name] : maxLengths.usual);

/** Whether a client can send a text of any length in this argument. */
export function takesText({ type }: GraphQLArgument): boolean {
  return holdsText(type, new Set());
}

function holdsText(type: GraphQLInputType, seen: Set<GraphQLInputType>): boolean {
  const named = getNamedType(type);
  if (named === GraphQLString || named === GraphQLID) return true;
  if (!isInputObjectType(named) || seen.has(named)) return false;
  seen.add(named);
  return Object.values(named.getFields()).some((field) => holdsText(field.type, seen));
}

/**
 * Lets a field's resolver run only when no text in its arguments is too long, whichever way the client has sent it: in the
 * document, in the variables, in the address or in an upload. A change is refused with a payload, a read with BAD_USER_INPUT.
 */
export function withTextLimits(resolve: Resolver, { isMutation }: { isMutation: boolean }): Resolver {
  return (root, args: Record<string, unknown>, context, info) => {
    const path = findTooLong(args, []);
    if (!path) return resolve(root, args, context, info);
    if (!isMutation) throw badInput(`\`${path.join('.')}\` is too long. Please send a shorter text.`);
    return refusal('INVALID', texts.textTooLong, path[0] === 'input' ? path.slice(1) : path);
  };
}

/** The path of the first text that is too long. */
function findTooLong(value: unknown, path: readonly string[], max = maxLengths.usual): string[] | undefined {
  if (typeof value === 'string') return value.length > max ? [...path] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, entry] of Object.entries(value)) {
    const entryMax = Array.isArray(value) ? max : maxLengthOf(name);
    const found = findTooLong(entry, [...path, name], entryMax);
    if (found) return found;
  }
  return undefined;
}
