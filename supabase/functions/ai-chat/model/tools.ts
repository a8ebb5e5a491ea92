import { z } from 'zod'
import type { ChatCompletionTool } from 'openai/resources'
import type { BookingDraft } from '../conversation.ts'
import { catalogueSchemas, createCatalogueTools, type CatalogueSource } from './catalogue-tools.ts'
import { bookingSchema, proposeBooking } from './propose-booking.ts'
import { ModelError } from './model-error.ts'
import type { ToolCall } from './read-step.ts'

/** What a tool did. */
export interface ToolOutcome {
  /** For the model, as JSON. */
  content: string
  subjectId?: string | undefined
  draft?: BookingDraft
}

/** How the tools are described to the model. */
export const toolDefinitions: ChatCompletionTool[] = Object.entries({
  ...catalogueSchemas,
  propose_booking: bookingSchema,
}).map(([name, { description, schema }]) => ({
  type: 'function',
  function: { name, description, parameters: z.toJSONSchema(schema) },
}))

/** @returns runs a tool that the model called; throws when the call is not one */
export function createTools(source: CatalogueSource) {
  const tools = createCatalogueTools(source)

  return (call: ToolCall, visitorSaid: readonly string[]): ToolOutcome => {
    const input: unknown = JSON.parse(call.arguments || '{}')
    switch (call.name) {
      case 'search_catalogue':
      case 'get_offer':
      case 'list_packages': {
        const { result, subjectId } = tools[call.name](input)
        return { content: JSON.stringify(result), subjectId }
      }
      case 'propose_booking': {
        const outcome = proposeBooking(input, visitorSaid)
        if ('error' in outcome) return { content: JSON.stringify(outcome) }
        return { content: '{"shown":true}', draft: outcome.draft }
      }
      default:
        throw new ModelError('called an unknown tool')
    }
  }
}
