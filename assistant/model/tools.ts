import { z } from 'zod'
import type { ChatCompletionTool } from 'openai/resources'
import type { OpenedForm } from '@contracts/chat.ts'
import { chatFormKinds, chatLimits } from '@contracts/chat-limits.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { storableTexts } from '@contracts/text.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { amountOf, entryOf, type Entry } from '../knowledge/offers.ts'
import { searchCatalogue } from '../search/find.ts'
import { isMachineTalk } from './asides.ts'
import { LlmError } from './failures.ts'
import { placeholderOf } from './placeholders.ts'
import type { ToolCall } from './read-step.ts'

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

/** Hides figures, which an LLM could repeat; names such as «1С» stay. */
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
        .sort((a, b) => (amountOf(a) ?? Infinity) - (amountOf(b) ?? Infinity))
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
      topic: z.string().trim().max(chatLimits.formTopic).optional(),
    }),
    ({ kind, topic, ...own }, visitorSaid) => {
      const said = Object.entries(own).filter(([, value]) => value && isSaid(value, visitorSaid))
      const isTopic = topic && !isMachineTalk(topic) && !/[<>[\]{}]/.test(topic)
      const form = { kind, ...Object.fromEntries(said), ...(isTopic && { topic }) }
      return { content: '{"shown":true}', form }
    },
  ),
}

/** Omits what Gemini refuses (`$schema`, `additionalProperties`): we check arguments anyway. */
function parametersOf(schema: z.ZodObject) {
  const { type, properties, required } = z.toJSONSchema(schema)
  return { type, properties, required }
}

export const toolDefinitions: ChatCompletionTool[] = Object.entries(tools).map(
  ([name, { description, schema }]) => ({
    type: 'function',
    function: { name, description, parameters: parametersOf(schema) },
  }),
)

/** Search results for a visitor's message, for an LLM without tools. */
export function findingsFor(message: string): string {
  const found = searchCatalogue(message, searchResults).map((entry) => describe(entry, shortText))
  return `Инструментов сейчас нет. На последнее сообщение посетителя в каталоге нашлось: ${JSON.stringify(found)}`
}

const namesIn = (name: string): string[] => name.match(/\w+/g) ?? []

/** Some models put arguments in a code fence, some endpoints encode them twice. */
function parseInput(input: string): unknown {
  try {
    const json = input.replace(/^\s{0,9}```(?:json)?|```\s{0,9}$/g, '')
    const parsed: unknown = JSON.parse(json || '{}')
    return storableTexts(typeof parsed === 'string' ? JSON.parse(parsed) : parsed)
  } catch {
    throw new LlmError('called a tool with what is no JSON')
  }
}

/**
 * A call in OpenAI's form: endpoints leave prefixes and marks around names, `functions.get_offer:0`.
 * @throws LlmError for an unknown tool, or arguments that are not JSON
 */
export function normalCall(call: ToolCall): ToolCall {
  const name = Object.keys(tools).find((known) => namesIn(call.name).includes(known))
  if (!name) throw new LlmError('called an unknown tool')
  return { ...call, name, input: JSON.stringify(parseInput(call.input)) }
}

/** Runs a call from `normalCall`. @throws ZodError if its arguments are wrong */
export function runTool({ name, input }: ToolCall, visitorSaid: string): ToolOutcome {
  const known = new Map(Object.entries(tools)).get(name)
  if (!known) throw new LlmError('called an unknown tool')
  return known.run(JSON.parse(input), visitorSaid)
}
