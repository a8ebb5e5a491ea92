import { expect, it } from 'vitest'
import { undoToast } from './undo'

it.each([
  [1, 0, 'Изменение отменено', undefined],
  [0, 0, 'Отменять нечего', undefined],
  [0, 1, 'Отменить не получилось', '1 письмо после этого изменилось ещё раз.'],
  [3, 2, 'Отменено не всё', '2 письма после этого изменились ещё раз.'],
  [3, 5, 'Отменено не всё', '5 писем после этого изменились ещё раз.'],
])('says of %d restored and %d missed: «%s»', (restored, missed, title, description) => {
  expect(undoToast(restored, missed)).toMatchObject({ title, ...(description && { description }) })
})
