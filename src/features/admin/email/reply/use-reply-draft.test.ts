import { expect, it } from 'vitest'
import { newReply } from './use-reply-draft'

it('begins anew under another id, whatever the text was part of', () => {
  const first = { ...newReply({ subject: 'Тема', body: 'Текст' }), wasTried: true }
  const second = newReply(first)
  expect(second).toMatchObject({ subject: 'Тема', body: 'Текст', wasTried: false })
  expect(second.replyId).not.toBe(first.replyId)
})
