import { z } from 'zod'
import type { ChatCompletionTool } from 'openai/resources'
import type { OpenedForm } from '@contracts/chat.ts'
import { chatFormKinds, chatLimits } from '@contracts/chat-limits.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { entryOf, type Entry } from '../knowledge/offers.ts'
import { searchCatalogue } from '../search/find.ts'
import { placeholderOf } from './placeholders.ts'
import { LlmError, type LlmStep } from './read-step.ts'

export interface ToolOutcome {
  /** JSON for the LLM. */
  content: string
  /** Id of the offer or topic that is the subject of the conversation now. */
  subjectId?: string | undefined
  form?: Omit<OpenedForm, 'lang'>
}

const searchResults = 6
/** Maximum length of an entry's text, in characters: in a list, and alone. */
const shortText = 240
const longText = 2000

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

/** Without figures, which an LLM could repeat; names such as «1С» stay. */
const masked = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])\p{N}+(?:[\s.,–-]\p{N}+)*(?![\p{L}\p{N}])/gu, '…')

function describe(entry: Entry, longest: number) {
  const { id, kind, title, path, serviceId } = entry
  return {
    ...{ id, kind, title: masked(title), path, serviceId },
    text: masked(cut(entry.text, longest)),
    ...('features' in entry
      ? { features: entry.features.map(masked) }
      : { steps: entry.steps?.map((step) => masked(step.title)) }),
    show: placeholderOf(id),
  }
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether the visitor wrote it: an LLM must neither invent a contact nor take one from other texts. */
const isSaid = (value: string, visitorSaid: string) =>
  value.includes('@') || digitsOf(value).length < 6
    ? lettersOf(visitorSaid).includes(lettersOf(value))
    : digitsOf(visitorSaid).includes(digitsOf(value))

const notFound = { error: 'В каталоге такой записи нет. Поищите инструментом search_catalogue.' }

const outcome = (result: unknown, subjectId?: string): ToolOutcome => ({
  content: JSON.stringify(result),
  subjectId,
})

/** A tool with its arguments; `run` gets what the visitor has said. */
const tool = <Arguments extends z.ZodObject>(
  description: string,
  schema: Arguments,
  run: (input: z.output<Arguments>, visitorSaid: string) => ToolOutcome,
) => ({
  description,
  schema,
  run: (input: unknown, visitorSaid: string) => run(schema.parse(input), visitorSaid),
})

const tools = {
  search_catalogue: tool(
    'Ищет на сайте: услуги, пакеты, цены, сроки, технологии, отрасли, кейсы, статьи, гарантии, контакты. Цены и сроки посетителю показывает поле show.',
    z.object({ query: z.string().trim().min(1).max(200) }),
    ({ query }) =>
      outcome(searchCatalogue(query, searchResults).map((entry) => describe(entry, shortText))),
  ),
  get_offer: tool(
    'Всё об одной найденной записи каталога: состав, описание.',
    z.object({ id: z.string().max(200) }),
    ({ id }) => {
      const entry = entryOf(id)
      return entry ? outcome(describe(entry, longText), id) : outcome(notFound)
    },
  ),
  list_packages: tool(
    'Все пакеты и тарифы одной услуги, чтобы их сравнить, от дешёвых к дорогим. serviceId – id услуги.',
    z.object({ serviceId: z.string().max(200) }),
    ({ serviceId }) => {
      const offers = catalogue.offers
        .filter((offer) => offer.serviceId === serviceId)
        .sort((a, b) => (a.price?.amount ?? Infinity) - (b.price?.amount ?? Infinity))
        .map((offer) => describe(offer, shortText))
      return offers.length > 0 ? outcome(offers, serviceId) : outcome(notFound)
    },
  ),
  open_form: tool(
    'Открывает посетителю форму: consultation – запись на консультацию, message – сообщение менеджеру от клиента. Отправит её он сам. Заполни тем, что он уже назвал, его словами.',
    z.object({
      kind: z.enum(chatFormKinds),
      name: z.string().trim().max(fieldLimits.name).optional(),
      contact: z.string().trim().max(fieldLimits.email).optional(),
      /** In the visitor's words. */
      time: z.string().trim().max(fieldLimits.term).optional(),
      topic: z.string().trim().max(chatLimits.formTopic).optional(),
    }),
    ({ kind, topic, ...own }, visitorSaid) => {
      const said = Object.entries(own).filter(([, value]) => value && isSaid(value, visitorSaid))
      const form = { kind, ...Object.fromEntries(said), ...(topic && { topic }) }
      return { content: '{"shown":true}', form }
    },
  ),
}

export const toolDefinitions: ChatCompletionTool[] = Object.entries(tools).map(
  ([name, { description, schema }]) => ({
    type: 'function',
    function: { name, description, parameters: z.toJSONSchema(schema) },
  }),
)

/** @throws if the call is invalid */
export function runTool(
  { function: call }: LlmStep['toolCalls'][number],
  visitorSaid: string,
): ToolOutcome {
  const known = new Map(Object.entries(tools)).get(call.name)
  if (!known) throw new LlmError('called an unknown tool')
  return known.run(JSON.parse(call.arguments || '{}'), visitorSaid)
}
