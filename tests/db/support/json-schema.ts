import { z } from 'zod'

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** What zod writes of a schema, as far as two versions of a contract are compared by it. */
export interface JsonSchema {
  type?: string | string[]
  const?: z.output<typeof scalar>
  enum?: z.output<typeof scalar>[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  /** To be left out of the next release (`.meta({ deprecated: true })`): nobody may rely on it any more. */
  deprecated?: boolean
}

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: scalar.optional(),
    enum: z.array(scalar).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    deprecated: z.boolean().optional(),
  }),
)

const upperBounds = ['maxLength', 'maxItems', 'maximum'] as const
const lowerBounds = ['minLength', 'minItems', 'minimum'] as const

const branchesOf = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf

const valuesOf = (schema: JsonSchema) =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const])

/** The types that a schema allows; empty if it allows every one. */
const typesOf = ({ type = [] }: JsonSchema) =>
  [type].flat().flatMap((name) => (name === 'number' ? ['number', 'integer'] : [name]))

function whyNotInObject(sent: JsonSchema, taken: JsonSchema, path: string): string[] {
  const lacking = (taken.required ?? []).filter((name) => !sent.required?.includes(name))
  return [
    ...lacking.map((name) => `${path}${name} is required`),
    ...Object.entries(sent.properties ?? {}).flatMap(([name, property]) => {
      if (property.deprecated) return []
      const found = taken.properties?.[name]
      // What is not known is not read.
      return found ? whyNotAccepted(property, found, `${path}${name}.`) : []
    }),
  ]
}

/**
 * Why a party that takes one schema would refuse something of what another sends, a line each; none if it takes all of
 * it. Patterns and formats are not compared.
 */
export function whyNotAccepted(
  sent: JsonSchema,
  taken: JsonSchema | undefined,
  path = '',
): string[] {
  if (!taken) return ['is gone']
  const sentBranches = branchesOf(sent)
  if (sentBranches) return sentBranches.flatMap((branch) => whyNotAccepted(branch, taken, path))
  const takenBranches = branchesOf(taken)
  if (takenBranches) {
    const reasons = takenBranches.map((branch) => whyNotAccepted(sent, branch, path))
    return (
      reasons.find((why) => why.length === 0) ??
      reasons.toSorted((a, b) => a.length - b.length)[0] ??
      []
    )
  }
  const takenValues = valuesOf(taken)
  const sentValues = valuesOf(sent)
  if (takenValues) {
    const refused = sentValues?.filter((value) => !takenValues.includes(value))
    if (!refused) return [`${path} takes no other value than ${takenValues.join(', ')}`]
    return refused.map((value) => `${path} takes no ${value}`)
  }
  const takenTypes = typesOf(taken)
  const refusedTypes = typesOf(sent).filter(
    (type) => takenTypes.length > 0 && !takenTypes.includes(type),
  )
  if (refusedTypes.length > 0) return [`${path} takes no ${refusedTypes.join(', ')}`]
  return [
    ...upperBounds.flatMap((bound) =>
      (sent[bound] ?? Infinity) > (taken[bound] ?? Infinity)
        ? [`${path} ${bound} is ${taken[bound]}`]
        : [],
    ),
    ...lowerBounds.flatMap((bound) =>
      (sent[bound] ?? -Infinity) < (taken[bound] ?? -Infinity)
        ? [`${path} ${bound} is ${taken[bound]}`]
        : [],
    ),
    ...(sent.items && taken.items ? whyNotAccepted(sent.items, taken.items, `${path}[].`) : []),
    ...whyNotInObject(sent, taken, path),
  ]
}
