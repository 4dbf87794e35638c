import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from '../__generated__/resolvers.ts';

type Fields = { [Type in keyof Resolvers]-?: Exclude<keyof NonNullable<Resolvers[Type]>, `__${string}`> & string };

/** The names of the object types: scalars and interfaces have no fields to resolve. */
type ObjectType = {
  [Type in keyof Resolvers]-?: NonNullable<Resolvers[Type]> extends GraphQLScalarType ? never : Type;
}[keyof Resolvers];

type UnionToIntersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Whole,
) => void
  ? Whole
  : never;

type ResolvedFields<Given, Type> = Type extends keyof Given ? keyof Given[Type] : never;

/** The values that a resolver of the field may return. */
type FieldValue<Type extends ObjectType, Field> = Field extends keyof NonNullable<Resolvers[Type]>
  ? ReturnType<Extract<NonNullable<Resolvers[Type]>[Field], (...args: never) => unknown>>
  : never;

/** GraphQL reads undefined as null. */
type OrUndefined<Value> = null extends Value ? Value | undefined : Value;

/** Root types have no parent with values; codegen gives them one with every key. */
type ParentOf<Type extends ObjectType> = string extends keyof ResolversParentTypes[Type]
  ? object
  : ResolversParentTypes[Type];

/** The fields that GraphQL's default resolver reads from the parent, if their values have the right type. */
type DefaultFields<Type extends ObjectType, Parent = ParentOf<Type>> = {
  [Field in keyof Parent]-?: Parent[Field] extends OrUndefined<FieldValue<Type, Field>> ? Field : never;
}[keyof Parent];

/**
 * The fields of the schema that would fail or be null, such as `'Product.unitPrice'`: those without a resolver in `Given`
 * and without a value of the right type in their parent's type (for a mapped type, the REST shape).
 *
 * @template Given the union of the features' resolvers, with their narrow types
 */
export type UnresolvedField<Given, Whole = UnionToIntersection<Given>> = {
  [Type in ObjectType]: `${Type}.${Exclude<Fields[Type], ResolvedFields<Whole, Type> | DefaultFields<Type>>}`;
}[ObjectType];
