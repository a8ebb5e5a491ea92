/** How a value is shown: most are one line of text. */
type FieldKind = 'line' | 'multiline' | 'email' | 'phone' | 'page'

/** One labelled value of a mail: the visitor's own text or a label of ours. */
export type Field = { label: string; value: string; kind: FieldKind }

/** Lines under one heading. */
export type FieldGroup = { title: string; fields: Field[] }

/** A field that may have nothing to show. */
export type OptionalField = readonly [label: string, value: string | undefined, kind?: FieldKind]

/**
 * The fields that have a value. Only a multiline one may span lines, or a name could pretend to be
 * further fields.
 */
export const filled = (fields: readonly OptionalField[]): Field[] =>
  fields.flatMap(([label, value, kind = 'line']) => {
    const shown = kind === 'multiline' ? value : value?.replace(/\s+/g, ' ')
    return shown ? [{ label, value: shown, kind }] : []
  })

/** The groups that have anything to show. */
export const filledGroups = (groups: readonly FieldGroup[]) =>
  groups.filter(({ fields }) => fields.length > 0)
