import { expect, it } from 'vitest'
import { cancellationOf, requestKind, requestState, requestTitle } from './request-texts'
import type { OwnRequest } from './requests'

// Monday, 10:00 in Bishkek.
const now = Date.parse('2026-11-23T04:00:00Z')
const request: OwnRequest = {
  id: '11111111-1111-4111-8111-111111111111',
  submission_id: '00000001-1111-4111-8111-111111111111',
  source: 'consultation',
  subject: 'Заявка',
  topic: '',
  project_type: '',
  status: 'new',
  asked_at: '2026-11-23T03:00:00Z',
  due_at: '2026-11-23T05:00:00Z',
  answered_at: '',
  messages: 1,
  is_order: false,
}

it('is named by its subject, else by its kind of project, else by its number', () => {
  expect(requestKind(request)).toBe('Заявка №\u00a0100\u00a0001')
  expect(requestTitle(request)).toBe(requestKind(request))
  expect(requestTitle({ ...request, project_type: 'ecommerce' })).toBe('Интернет-магазин')
  const written = { ...request, topic: `Перенести склад\nза лето`, project_type: 'cloud' }
  expect(requestTitle(written)).toBe('Перенести склад')
  expect(requestTitle({ ...request, topic: 'а'.repeat(90) })).toBe(`${'а'.repeat(80)}…`)
  const mail = { ...request, source: 'inbound' as const, submission_id: '', subject: 'Вопрос' }
  expect(requestTitle(mail)).toBe('Вопрос')
})

it('says by when we answer, and is sorry when that has passed', () => {
  expect(requestState(request, now)).toEqual({
    state: 'Принято',
    next: expect.stringMatching(/^ответим .*11:00/),
  })
  expect(requestState(request, now + 7_200_000)).toEqual({
    state: 'Принято',
    next: 'задерживаемся с ответом, простите',
  })
  expect(requestState({ ...request, answered_at: '2026-11-23T04:00:00Z' }, now)).toEqual({
    state: 'В работе',
  })
  expect(requestState({ ...request, status: 'completed' }, now)).toEqual({ state: 'Завершено' })
})

it('allows cancelling a call until it is finished', () => {
  expect(cancellationOf(request)).toMatchObject({ what: 'консультацию' })
  expect(cancellationOf({ ...request, is_order: true })).toMatchObject({ what: 'заказ' })
  expect(cancellationOf({ ...request, status: 'completed' })).toBeUndefined()
  expect(cancellationOf({ ...request, source: 'project_quiz' })).toBeUndefined()
})
