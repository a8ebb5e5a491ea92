import type { FieldGroup } from './fields.ts'

/** A heading in plain text. */
export const headingText = (title: string) => title.toUpperCase()

/** A group of fields as plain text. */
export function groupText({ title, fields }: FieldGroup): string {
  const lines = fields.map(({ label, value, kind }) =>
    kind === 'multiline' ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  return [headingText(title), ...lines].join('\n')
}
