import { expect, it } from 'vitest'
import { newReply } from './use-reply-draft'

it('makes a new reply of an old text, with an id of its own', () => {
  const first = { ...newReply({ subject: 'Тема', body: 'Текст', quote: '' }), wasTried: true }
  const second = newReply(first)
  expect(second).toMatchObject({ subject: 'Тема', body: 'Текст', wasTried: false })
  expect(second.replyId).not.toBe(first.replyId)
})
