import { describe, expect, it } from 'vitest'
import { blockText, securityNotice } from './account-mail.ts'

const siteUrl = 'https://kerege.example'
const about = (details: object) => ({
  event: 'delivery_blocked' as const,
  at: '2026-11-21T10:00:00Z',
  details,
})
const spent = { way: 'mail', blocked_by: 'quota', reason: 'HTTP 429 daily_quota_exceeded: spent' }

describe('a refusal that holds all mail back', () => {
  it.each([
    [spent, 'Письма не уходят', 'Лимит сервиса исчерпан'],
    [{ ...spent, way: 'inbox' }, 'Входящие письма не прочитать', 'Лимит сервиса исчерпан'],
    [
      { ...spent, way: 'telegram', blocked_by: 'settings' },
      'Сообщения в Telegram не уходят',
      'Похоже, неверна настройка',
    ],
    [
      { ...spent, blocked_by: 'stopped' },
      'Письма не уходят',
      'почтовый сервер не отвечает или отказывает',
    ],
  ])('is told in a mail: %j', (details, subject, cause) => {
    const mail = securityNotice(about(details), siteUrl)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(cause)
    expect(mail?.text).toContain('Сервис отвечает: HTTP 429 daily_quota_exceeded: spent')
  })

  it('a database that is nearly full is told with its size', () => {
    const full = { way: 'database', blocked_by: 'full', reason: '441 MB' }
    const mail = securityNotice(about(full), siteUrl)
    expect(mail?.subject).toBe('База данных почти заполнена')
    expect(mail?.text).toContain('Сейчас в ней 441 MB.')
    expect(mail?.text).not.toContain('письма ждут')
  })

  it('is told to the team’s chat, too', () => {
    expect(blockText(about(spent), siteUrl)?.text.split('\n')).toEqual([
      'Письма не уходят',
      expect.stringContaining('Лимит сервиса исчерпан'),
      'Сервис отвечает: HTTP 429 daily_quota_exceeded: spent',
      `${siteUrl}/admin?tab=audit&log=security`,
    ])
    expect(blockText({ ...about(spent), event: 'retention_failed' }, siteUrl)).toBeUndefined()
  })
})
