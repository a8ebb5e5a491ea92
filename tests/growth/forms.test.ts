import { quizProgressSchema } from '@contracts/quiz-progress.ts'
import { newsletterRequestSchema } from '@contracts/newsletter.ts'
import { sendReplyRequestSchema } from '@contracts/reply.ts'
import {
  chatRequestSchema,
  chatSummaryRequestSchema,
  chatUpdatesRequestSchema,
} from '@contracts/chat.ts'
import { expect, it } from 'vitest'
import { kindOf } from '../../supabase/functions/_shared/attachments/file-kind.ts'
import { cleanFileName } from '../../supabase/functions/_shared/attachments/file-name.ts'
import { parseBody, parseJson } from '../../supabase/functions/_shared/http/body.ts'
import { HttpError, toHttpError } from '../../supabase/functions/_shared/http/http-error.ts'
import { digestText } from '../../supabase/functions/_shared/notifications/notification-texts.ts'
import { cspReportsSchema, violationOf } from '../../supabase/functions/csp-report/violation.ts'
import { buildSubmission, parseRequest } from '../../supabase/functions/send-email/submission.ts'
import { costlyTexts, type Step, type Text } from './growth.ts'
import { messages } from './texts.ts'

const managers = { leadsTo: 'leads@kerege.example', siteUrl: 'https://kerege.example' }

/** The answer to a request, a refusal included: it names the fields. */
function answerOf(read: () => unknown): string {
  try {
    return JSON.stringify(read() ?? null)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return JSON.stringify(toHttpError(error).toBody())
  }
}

const contact = { name: 'Айгерим', email: 'a@client.example', phone: '0555 123 456' }
const lead = (text: string) => {
  const data = { ...contact, company: text.slice(0, 100), description: text }
  const origin = { pageUrl: text.slice(0, 500), referrer: text.slice(0, 500) }
  return { type: 'consultation', data, interest: text.slice(0, 100), origin }
}

it.each<[string, number, Step]>([
  ['a lead', 4000, (text) => answerOf(() => buildSubmission(parseRequest(lead(text)), managers))],
  [
    'its address',
    4000,
    (email) =>
      answerOf(() =>
        parseRequest({
          type: 'consultation',
          data: { ...contact, email, phone: email, name: email },
        }),
      ),
  ],
  [
    'a violation',
    8000,
    (text) =>
      answerOf(() =>
        cspReportsSchema
          .parse([
            {
              type: 'csp-violation',
              url: text,
              body: { effectiveDirective: text, blockedURL: text },
            },
          ])
          .map(violationOf),
      ),
  ],
  ['a file’s name', 8000, cleanFileName],
  [
    'a digest',
    4000,
    (subject) =>
      digestText(
        [
          {
            ...{ kind: 'assigned', email_id: null, chat_id: null },
            email: { subject, due_at: null, submission_id: null },
          },
        ],
        managers.siteUrl,
      ),
  ],
])('%s', async (_, length, step) => {
  expect(await costlyTexts(step, messages, { length, ms: 200 })).toEqual([])
})

/** Bodies of JSON, by what is repeated in them: all of it is wrong. */
const bodies: Text[] = [
  ...['[', '{"a":', '1,', '"a",', '{},', 'null,', '[[[1]]],', '{"role":"user","content":"a"},'].map(
    (item) => ({
      name: item,
      make: (length: number) => {
        const list = item.repeat(Math.floor(length / item.length)).replace(/,$/, '')
        return `{"history":[${list}],"data":[${list}],"attachmentIds":[${list}]}`
      },
    }),
  ),
  {
    name: 'keys',
    make: (length) =>
      `{${Array.from({ length: length / 12 }, (_, index) => `"k${index}":1`).join(',')}}`,
  },
]

const schemas = {
  chatRequestSchema,
  chatSummaryRequestSchema,
  chatUpdatesRequestSchema,
  newsletterRequestSchema,
  quizProgressSchema,
  sendReplyRequestSchema,
}

it.each(Object.entries(schemas))('a body for %s', async (_, schema) => {
  const step = (body: string) =>
    answerOf(() => parseBody(schema, parseJson(new TextEncoder().encode(body))))
  expect(await costlyTexts(step, bodies, { length: 80_000, ms: 400 })).toEqual([])
})

const marks = { docx: 'PK\x03\x04', xlsx: 'PK\x03\x04', pptx: 'PK\x03\x04', txt: '', pdf: '' }

it.each(Object.entries(marks))('a file of type %s that is none', async (extension, mark) => {
  const texts = ['w', 'x', 'p', 'ppt', ' '].map((item) => ({
    name: item,
    make: (length: number) => mark + item.repeat(Math.floor(length / item.length)),
  }))
  const step = (text: string) => kindOf(`a.${extension}`, Buffer.from(text, 'latin1'))
  expect(await costlyTexts(step, texts, { length: 10 * 1024 * 1024, ms: 300 })).toEqual([])
})
