import { z } from 'zod'
import type { ChatCompletionTool } from 'openai/resources'
import type { Catalogue, CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import type { OpenedForm } from '@contracts/chat.ts'
import { chatFormKinds, chatLimits } from '@contracts/chat-limits.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { placeholderOf } from './placeholders.ts'
import { LlmError, type ToolCall } from './read-step.ts'

type Entry = CatalogueOffer | CatalogueTopic

export interface CatalogueSource {
  catalogue: Catalogue
  search: (query: string, limit: number) => readonly Entry[]
}

export interface ToolOutcome {
  /** JSON for the LLM. */
  content: string
  /** Id of the offer or topic that is the subject of the conversation now. */
  subjectId?: string | undefined
  form?: Omit<OpenedForm, 'lang'>
}

const searchArguments = z.object({ query: z.string().trim().min(1).max(200) })
const offerArguments = z.object({ id: z.string().max(200) })
const packagesArguments = z.object({ serviceId: z.string().max(200) })
const formArguments = z.object({
  kind: z.enum(chatFormKinds),
  name: z.string().trim().max(fieldLimits.name).optional(),
  contact: z.string().trim().max(fieldLimits.email).optional(),
  /** In the visitor's words. */
  time: z.string().trim().max(fieldLimits.term).optional(),
  topic: z.string().trim().max(chatLimits.formTopic).optional(),
})

export const toolDefinitions: ChatCompletionTool[] = Object.entries({
  search_catalogue: {
    description:
      'Ищет на сайте: услуги, пакеты, цены, сроки, технологии, отрасли, кейсы, статьи, гарантии, контакты. Цены и сроки посетителю показывает поле show.',
    schema: searchArguments,
  },
  get_offer: {
    description: 'Всё об одной найденной записи каталога: состав, описание.',
    schema: offerArguments,
  },
  list_packages: {
    description:
      'Все пакеты и тарифы одной услуги, чтобы их сравнить, от дешёвых к дорогим. serviceId – id услуги.',
    schema: packagesArguments,
  },
  open_form: {
    description:
      'Открывает посетителю форму: consultation – запись на консультацию, message – сообщение менеджеру от клиента. Отправит её он сам. Заполни тем, что он уже назвал, его словами.',
    schema: formArguments,
  },
}).map(([name, { description, schema }]) => ({
  type: 'function',
  function: { name, description, parameters: z.toJSONSchema(schema) },
}))

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
function isSaid(value: string, visitorSaid: readonly string[]): boolean {
  const said = visitorSaid.join('\n')
  return value.includes('@') || digitsOf(value).length < 6
    ? lettersOf(said).includes(lettersOf(value))
    : digitsOf(said).includes(digitsOf(value))
}

/** The form with the visitor's answers so far; the rest is left to them. */
function formOf(
  { kind, ...filled }: z.output<typeof formArguments>,
  visitorSaid: readonly string[],
): NonNullable<ToolOutcome['form']> {
  const { topic, ...own } = filled
  const said = Object.entries(own).filter(([, value]) => value && isSaid(value, visitorSaid))
  return { kind, ...Object.fromEntries(said), ...(topic && { topic }) }
}

const notFound = { error: 'В каталоге такой записи нет. Поищите инструментом search_catalogue.' }

const outcome = (result: unknown, subjectId?: string): ToolOutcome => ({
  content: JSON.stringify(result),
  subjectId,
})

/** @returns a function that runs a tool call and throws if the call is invalid */
export function createTools({ catalogue, search }: CatalogueSource) {
  return (call: ToolCall, visitorSaid: readonly string[]): ToolOutcome => {
    const input: unknown = JSON.parse(call.arguments || '{}')
    switch (call.name) {
      case 'search_catalogue': {
        const { query } = searchArguments.parse(input)
        return outcome(search(query, searchResults).map((entry) => describe(entry, shortText)))
      }
      case 'get_offer': {
        const { id } = offerArguments.parse(input)
        const entry = [...catalogue.offers, ...catalogue.topics].find((each) => each.id === id)
        return entry ? outcome(describe(entry, longText), id) : outcome(notFound)
      }
      case 'list_packages': {
        const { serviceId } = packagesArguments.parse(input)
        const offers = catalogue.offers.filter((offer) => offer.serviceId === serviceId)
        if (offers.length === 0) return outcome(notFound)
        return outcome(
          offers
            .sort((a, b) => (a.price?.amount ?? Infinity) - (b.price?.amount ?? Infinity))
            .map((offer) => describe(offer, shortText)),
          serviceId,
        )
      }
      case 'open_form':
        return {
          content: '{"shown":true}',
          form: formOf(formArguments.parse(input), visitorSaid),
        }
      default:
        throw new LlmError('called an unknown tool')
    }
  }
}
