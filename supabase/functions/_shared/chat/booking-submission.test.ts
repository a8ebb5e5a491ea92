import { expect, it } from 'vitest'
import { bookingSubmission } from './booking-submission.ts'

const managers = { leadsTo: 'leads@kerege.example', siteUrl: 'https://kerege.example' }

it.each([
  [undefined, 'Запись на консультацию'],
  [true, 'Сообщение менеджеру'],
] as const)(
  'of a client’s matter (%s) is numbered in both mails, as in the chat',
  (isClientMatter, title) => {
    const booking = { name: 'Айбек', contact: 'aibek@client.example', isClientMatter }
    const { submission_id, notification, confirmation, email } = bookingSubmission(
      { booking, submissionId: '0000000a-0000-4000-8000-000000000000', transcript: [] },
      managers,
    )
    expect(submission_id).toBe('0000000a-0000-4000-8000-000000000000')
    for (const text of [notification.text_body, email.body]) {
      expect(text.replaceAll('\u00a0', ' ')).toMatch(`${title} из чата · № 100 010\n`)
    }
    expect(notification.html_body).toContain('№\u00a0100\u00a0010')
    expect(confirmation.text_body).toContain(`Заявка: ${title}\nНомер: 100 010\n`)
  },
)

it('made on an English form is confirmed in English', () => {
  const booking = { name: 'Ann', contact: 'ann@client.example' }
  const { confirmation, notification } = bookingSubmission(
    { booking, submissionId: '0000000a-0000-4000-8000-000000000000', transcript: [], lang: 'en' },
    managers,
  )
  expect(confirmation.text_body).toContain('Request: Booking of a consultation\n')
  expect(confirmation.text_body).not.toMatch(/[а-яё]/i)
  expect(notification.text_body).toContain('Язык: Английский')
})
