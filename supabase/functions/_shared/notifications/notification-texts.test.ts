import { describe, expect, it } from 'vitest'
import { digestText, telegramText, type Notification } from './notification-texts.ts'

const siteUrl = 'https://kerege.example'
// Monday, 10:00 in Bishkek.
const now = Date.parse('2026-11-23T04:00:00Z')

const lead: Notification = {
  kind: 'new_lead',
  email_id: '00000000-0000-4000-8000-000000000001',
  chat_id: null,
  email: {
    subject: 'Заявка: Айгерим <b>Садыкова</b>\nвторая строка',
    due_at: '2026-11-23T06:00:00Z',
    submission_id: '0000000a-0000-4000-8000-000000000000',
  },
}
const visitor: Notification = {
  kind: 'visitor_waits',
  email_id: null,
  chat_id: '00000000-0000-4000-8000-000000000002',
  email: null,
}

describe('a message to the team’s chat', () => {
  it('says what happened, by when to answer, and where to look', () => {
    expect(telegramText(lead, siteUrl, now).text).toBe(
      `Новое обращение: ответить сегодня до\u00a012:00\n${siteUrl}/admin?email=${lead.email_id}`,
    )
    expect(telegramText(visitor, siteUrl, now).text).toBe(
      `Посетитель ждёт человека\n${siteUrl}/admin?tab=chats&chat=${visitor.chat_id}`,
    )
  })
  it('names no deadline that has passed, and does not say «вы»', () => {
    expect(telegramText({ ...lead, kind: 'overdue' }, siteUrl, now).subject).toBe('Ответ просрочен')
    expect(telegramText({ ...lead, kind: 'assigned' }, siteUrl, now).subject).toBe(
      'Письмо назначено сотруднику',
    )
  })
})

describe('a digest', () => {
  it.each([
    [1, '1 непрочитанное уведомление'],
    [3, '3 непрочитанных уведомления'],
    [11, '11 непрочитанных уведомлений'],
  ])('counts %i in Russian', (count, subject) => {
    const many = Array.from({ length: count }, () => lead)
    expect(digestText(many, siteUrl, now).subject).toBe(subject)
  })
  it('lists twenty and counts the others', () => {
    const { text } = digestText(
      Array.from({ length: 23 }, () => lead),
      siteUrl,
      now,
    )
    expect(text.split('Новое обращение')).toHaveLength(21)
    expect(text).toContain('И ещё 3: они под колокольчиком в админ-панели.')
  })
  it('shows a subject as one line of plain text', () => {
    const { text, html } = digestText([lead, visitor], siteUrl, now)
    expect(text).toContain(
      `Новое обращение: ответить сегодня до\u00a012:00\nЗаявка: Айгерим <b>Садыкова</b> вторая строка · №\u00a0100\u00a0010\n${siteUrl}/admin?email=`,
    )
    expect(html).toContain('&lt;b&gt;Садыкова&lt;/b&gt;')
    expect(html).not.toContain('<b>Садыкова')
    expect(html).toContain(`tab=chats&amp;chat=${visitor.chat_id}`)
  })
})
