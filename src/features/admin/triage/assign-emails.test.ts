import { expect, it } from 'vitest'
import { assignmentToast } from './assign-emails'

const timur = { name: 'Тимур Асанов' }

it.each([
  ['viewer', 1, [], 'Email назначен вам', undefined],
  [timur, 1, [], 'Письмо назначено', 'Ответственный: Тимур Асанов.'],
  [null, 1, [], 'Назначение снято', undefined],
  ['viewer', 3, [], '3 письма назначены вам', undefined],
  ['viewer', 5, [], '5 писем назначено вам', undefined],
  ['viewer', 21, [], '21 письмо назначено вам', undefined],
  [timur, 2, [], '2 письма назначены', 'Ответственный: Тимур Асанов.'],
  [null, 21, [], 'Назначение снято с 21 письма', undefined],
] as const)('for %j and %d it is «%4$s»', (to, assigned, missed, title, description) => {
  expect(assignmentToast({ to, assigned, missed })).toEqual({
    tone: 'success',
    title,
    ...(description && { description }),
  })
})

it.each([
  ['viewer', 0, ['Анна'], 'Письмо уже назначено', 'Ответственный: Анна. Список обновлён.'],
  [
    'viewer',
    0,
    [null],
    'Письмо уже назначено',
    '1 письмо тем временем изменил коллега. Список обновлён.',
  ],
  [
    'viewer',
    0,
    ['Анна', 'Тимур'],
    'Эти письма уже назначены',
    '2 письма уже у коллег: Анна, Тимур. Список обновлён.',
  ],
  ['viewer', 3, ['Анна'], '3 письма назначены вам', '1 письмо уже у коллеги: Анна.'],
  ['viewer', 1, ['Анна', 'Анна'], 'Email назначен вам', '2 письма уже у коллеги: Анна.'],
  [
    timur,
    2,
    ['Анна'],
    '2 письма назначены',
    'Ответственный: Тимур Асанов. 1 письмо уже у коллеги: Анна.',
  ],
] as const)('for %j, %d and %j missed it is «%s»', (to, assigned, missed, title, description) => {
  expect(assignmentToast({ to, assigned, missed })).toEqual({
    tone: 'info',
    title,
    description,
  })
})
