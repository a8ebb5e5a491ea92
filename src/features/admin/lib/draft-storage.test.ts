import { beforeEach, expect, it, vi } from 'vitest'
import { z } from '@contracts/zod.ts'
import { draftKey } from '@/lib/drafts'
import { draftStorage } from './draft-storage'

const schema = z.object({ body: z.string() })
const notes = draftStorage('note', schema)
const draft = { body: 'Текст' }

beforeEach(() => localStorage.clear())

it('stores a draft by kind, user and email, until it is deleted', () => {
  notes.keep('me', 'email', draft)
  expect(notes.load('me', 'email')).toEqual(draft)
  expect(notes.load('me', 'other')).toBeUndefined()
  expect(notes.load('colleague', 'email')).toBeUndefined()
  expect(draftStorage('reply', schema).load('me', 'email')).toBeUndefined()
  notes.keep('me', 'email', undefined)
  expect(notes.load('me', 'email')).toBeUndefined()
})

it.each(['{', '{"body":7}', 'null'])('ignores the stored value %s', (stored) => {
  localStorage.setItem(draftKey('note', 'me', 'email').name, stored)
  expect(notes.load('me', 'email')).toBeUndefined()
})

it('survives full storage', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => notes.keep('me', 'email', draft)).not.toThrow()
  full.mockRestore()
})
