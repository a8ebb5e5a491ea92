import { describe, expect, it } from 'vitest'
import { groupByDay } from '../lib/format-day'
import { readQuery } from '../lib/url-params'
import { auditQuery } from './audit-query'
import {
  actionsNamed,
  type AuditRow,
  describeChange,
  foldReplies,
  peopleIn,
  subjectOf,
} from './audit-row'
import { foldLetters } from '../lib/search-patterns'

const timur = '11111111-1111-4111-8111-111111111111'
const aida = '22222222-2222-4222-8222-222222222222'
const gone = '33333333-3333-4333-8333-333333333333'
const email = '44444444-4444-4444-8444-444444444444'
const invitation = '55555555-5555-4555-8555-555555555555'
const names = {
  people: new Map([
    [timur, { full_name: 'Тимур Асанов', email: 'timur@kerege.example' }],
    [aida, { full_name: null, email: 'aida@kerege.example' }],
  ]),
  subjects: new Map([
    [email, 'Заявка'],
    [invitation, 'new@company.kg'],
  ]),
  customers: new Map(),
}

const row = (action: string, details: unknown = {}): AuditRow => ({
  id: 1,
  at: '2026-11-21T10:00:00Z',
  actor_id: timur,
  action,
  entity: action.startsWith('role') ? 'user' : 'email',
  entity_id: action.startsWith('role') ? aida : email,
  details,
})

describe('a row is described in words', () => {
  it.each([
    ['role_given', { from: null, to: 'staff' }, { text: 'Роль выдана', to: 'Сотрудник' }],
    [
      'role_changed',
      { from: 'staff', to: 'admin' },
      { text: 'Роль изменена', from: 'Сотрудник', to: 'Администратор' },
    ],
    ['role_taken', { from: 'user', to: null }, { text: 'Роль снята', to: 'Пользователь' }],
    [
      'status_changed',
      { from: 'new', to: 'in_progress' },
      { text: 'Статус изменён', from: 'Не обработан', to: 'В работе' },
    ],
    ['assignee_changed', { from: null, to: timur }, { text: 'Назначено себе' }],
    [
      'assignee_changed',
      { from: null, to: aida },
      { text: 'Назначено', to: 'aida@kerege.example' },
    ],
    [
      'assignee_changed',
      { from: timur, to: gone },
      { text: 'Письмо передано', from: 'Тимур Асанов', to: 'Удалённый аккаунт' },
    ],
    [
      'assignee_changed',
      { from: aida, to: null },
      { text: 'Назначение снято', to: 'aida@kerege.example' },
    ],
    ['note_added', { note_id: gone }, { text: 'Добавлена заметка' }],
    ['note_deleted', { note_id: gone }, { text: 'Удалена заметка' }],
    ['reply_sent', { reply_id: gone }, { text: 'Ответ клиенту поставлен в отправку' }],
    ['reply_recalled', { reply_id: gone }, { text: 'Отправка ответа отменена' }],
    ['mail_retried', { mail_id: gone }, { text: 'Письмо отправлено ещё раз' }],
    ['thread_joined', { thread_id: gone }, { text: 'Отправитель присоединён к переписке' }],
    [
      'suspicion_changed',
      { from: 'true', to: 'false' },
      { text: 'Снята пометка «Подозрительное»' },
    ],
    ['customer_edited', { fields: ['phone'] }, { text: 'Изменена карточка клиента' }],
    ['customers_merged', { from: gone }, { text: 'Объединены карточки клиента' }],
    ['newsletter_started', { readers: 200 }, { text: 'Начата отправка выпуска' }],
    ['newsletter_paused', {}, { text: 'Отправка выпуска на паузе' }],
    ['newsletter_exported', { count: 3 }, { text: 'Выгружен список подписчиков' }],
    ['person_invited', { role: 'staff' }, { text: 'Отправлено приглашение', to: 'Сотрудник' }],
    ['person_erased', { number: 482913 }, { text: 'Удалены данные человека', to: '№ 482913' }],
    ['person_blocked', {}, { text: 'Аккаунт заблокирован' }],
    ['sessions_ended', {}, { text: 'Завершены все сеансы' }],
    [
      'invitation_accepted',
      { role: 'staff', invited_by: timur },
      { text: 'Приглашение принято', to: 'Сотрудник · приглашение: Тимур Асанов' },
    ],
    ['painted_blue', null, { text: 'painted_blue' }],
    ['status_changed', 'nonsense', { text: 'Статус изменён' }],
  ])('%s with %j', (action, details, change) => {
    expect(describeChange(row(action, details), names)).toEqual(change)
  })

  it('says why an issue was paused automatically', () => {
    const paused = row('newsletter_paused', { reason: 'HTTP 429' })
    expect(describeChange({ ...paused, actor_id: null }, names)).toEqual({
      text: 'Отправка выпуска остановилась',
      to: 'HTTP 429',
    })
  })

  it('lists the people it names', () => {
    expect(peopleIn(row('assignee_changed', { from: aida, to: gone }))).toEqual([timur, aida, gone])
    expect(peopleIn(row('role_changed', { from: 'user', to: 'staff' }))).toEqual([timur, aida])
    expect(peopleIn({ ...row('status_changed'), actor_id: null })).toEqual([])
  })
})

it('groups rows by day', () => {
  const now = new Date(2026, 10, 21, 12).getTime()
  const rows = [new Date(2026, 10, 21, 9), new Date(2026, 10, 21, 8), new Date(2026, 10, 20, 8)]
  const days = groupByDay(
    rows.map((moment) => ({ at: moment.toISOString() })),
    now,
  )
  expect(days.map(({ day, rows: { length } }) => [day, length])).toEqual([
    ['Сегодня', 2],
    ['Вчера', 1],
  ])
})

describe('the filters in the URL', () => {
  it.each([
    ['', {}],
    ['kind=role&who=system', { kind: 'role', who: 'system' }],
    [`who=${timur}`, { who: timur }],
    ['from=2026-11-01', { from: '2026-11-01' }],
    ['kind=secret&who=me,or(1)', {}],
  ])('«%s»', (text, query) => {
    const params = new URLSearchParams(text)
    expect(readQuery(auditQuery, params)).toEqual({
      ...{ kind: '', who: '', q: '', from: '', until: '' },
      ...query,
    })
  })
})

describe('a reply is one row', () => {
  const at = (time: string, action: string, replyId?: string, emailId = email) => ({
    ...row(action, { reply_id: replyId }),
    at: time,
    entity_id: emailId,
  })
  const sent = [at('10:01', 'reply_sent', '1'), at('10:01', 'status_changed')]
  const other = [at('10:01', 'status_changed', undefined, gone), at('10:00', 'status_changed')]

  it('without the status that changed with it', () => {
    expect(foldReplies([...sent, ...other])).toEqual([sent[0], ...other])
  })
  it('a recalled one shows only the recall', () => {
    const undone = [at('10:02', 'reply_recalled', '1'), at('10:02', 'status_changed')]
    const again = at('10:03', 'reply_sent', '2')
    expect(foldReplies([again, ...undone, ...sent, ...other])).toEqual([again, undone[0], ...other])
  })
})

it('an accepted invitation is one row, without the role that it gave', () => {
  const accepted = { ...row('invitation_accepted'), entity: 'user', entity_id: aida }
  expect(foldReplies([accepted, row('role_changed')])).toEqual([accepted])
})

it('knows actions by their words', () => {
  expect(actionsNamed(foldLetters('приглашение отоз'))).toEqual(['invitation_withdrawn'])
  expect(actionsNamed(foldLetters('спам'))).toEqual(['spam_changed'])
  expect(actionsNamed('абракадабра')).toEqual([])
})

it('an invitation that was withdrawn names its address by itself', () => {
  const withdrawn = {
    ...row('invitation_withdrawn', { to: 'who@company.kg' }),
    entity: 'invitation',
  }
  expect(subjectOf(withdrawn, names)).toEqual({ text: 'Приглашение для who@company.kg' })
})

it('a colleague who left has a name and no page', () => {
  const people = new Map([[aida, { full_name: 'Аида', email: 'a@kerege.example', isGone: true }]])
  const deleted = { ...row('person_deleted'), entity: 'user', entity_id: aida }
  expect(subjectOf(deleted, { ...names, people })).toEqual({ text: 'Аида (аккаунт удалён)' })
})

it.each([
  [invitation, 'Приглашение для new@company.kg'],
  [gone, 'Приглашение в команду'],
])('an invitation names whom it is for, as long as that is known', (id, text) => {
  const invited = { ...row('person_invited'), entity: 'invitation', entity_id: id }
  expect(subjectOf(invited, names)).toEqual({ text })
})
