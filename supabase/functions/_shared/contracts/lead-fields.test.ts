import { describe, expect, it } from 'vitest'
import { chatRequestSchema } from './chat.ts'
import { sendEmailRequestSchema } from './lead.ts'
import { newsletterRequestSchema } from './newsletter.ts'

const contact = { name: 'Айгерим', email: 'a@example.com', phone: '+996 555 123456' }
const requests = [
  {
    to: 'send-email',
    schema: sendEmailRequestSchema,
    body: { type: 'consultation', data: contact },
  },
  {
    to: 'newsletter',
    schema: newsletterRequestSchema,
    body: { action: 'subscribe', email: contact.email },
  },
  {
    to: 'ai-chat',
    schema: chatRequestSchema,
    body: { message: 'Привет', history: [], sessionId: 'chat_1763740000000_k3v9x1c2' },
  },
]

describe.each(requests)('the consent of a request to $to', ({ schema, body }) => {
  it('may be missing, as in the specification', () => {
    expect(schema.safeParse(body).success).toBe(true)
  })

  it.each(['2024-01-09', '2024-01-09-chat'])('may be of version %s', (textVersion) => {
    expect(schema.parse({ ...body, consent: { textVersion } })).toMatchObject({
      consent: { textVersion },
    })
  })

  it.each(['', '1', '2024-01-09 ', '2030-01-01', null, undefined])(
    'is refused in version %j',
    (textVersion) => {
      const { error } = schema.safeParse({ ...body, consent: { textVersion } })
      expect(error?.issues).toMatchObject([
        {
          path: ['consent', 'textVersion'],
          message: expect.stringContaining('Неизвестная версия'),
        },
      ])
    },
  )
})
