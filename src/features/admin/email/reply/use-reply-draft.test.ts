import { expect, it } from 'vitest'
import { newReply } from './use-reply-draft'

it('restores an old text as a new reply, with a new id', () => {
  const first = { ...newReply({ subject: 'Тема', body: 'Текст', quote: '' }), wasTried: true }
  const second = newReply(first)
  expect(second).toMatchObject({ subject: 'Тема', body: 'Текст', wasTried: false })
  expect(second.replyId).not.toBe(first.replyId)
})
