import { beforeEach, expect, it, vi } from 'vitest'
import { keepDraft, loadDraft, newDraft } from './reply-draft'

beforeEach(() => sessionStorage.clear())

it('keeps a draft for one person and one e-mail, until it is forgotten', () => {
  const draft = newDraft({ subject: 'Тема', body: 'Текст' })
  keepDraft('me', 'email', draft)
  expect(loadDraft('me', 'email')).toEqual(draft)
  expect(loadDraft('me', 'other')).toBeUndefined()
  expect(loadDraft('colleague', 'email')).toBeUndefined()
  keepDraft('me', 'email', undefined)
  expect(loadDraft('me', 'email')).toBeUndefined()
})

it('begins anew under another id, whatever the text was part of', () => {
  const first = { ...newDraft({ subject: 'Тема', body: 'Текст' }), wasTried: true }
  const second = newDraft(first)
  expect(second).toMatchObject({ subject: 'Тема', body: 'Текст', wasTried: false })
  expect(second.replyId).not.toBe(first.replyId)
})

it.each(['{', '{"replyId":7}', 'null'])('takes nothing from storage that holds %s', (stored) => {
  sessionStorage.setItem('kerege.reply.me.email', stored)
  expect(loadDraft('me', 'email')).toBeUndefined()
})

it('lets people write where nothing can be stored', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keepDraft('me', 'email', newDraft({ subject: '', body: '' }))).not.toThrow()
  full.mockRestore()
})
