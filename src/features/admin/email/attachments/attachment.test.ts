import { expect, it } from 'vitest'
import { attachmentKinds } from '@contracts/attachment.ts'
import { type Attachment, contentIdOf, kindOf, picturesIn } from './attachment'

const file = (more: Partial<Attachment> = {}): Attachment => ({
  id: 'a',
  name: 'Логотип.png',
  media_type: 'image/png',
  size: 10,
  content_id: 'logo@mail',
  position: 0,
  stored_at: '2026-11-21T10:00:00Z',
  ...more,
})

it.each([
  ['cid:logo@mail', 'logo@mail'],
  [' CID:logo%40mail ', 'logo@mail'],
  ['cid:100%', '100%'],
  ['https://a.kg/cid:1.png', undefined],
  ['', undefined],
])('reads the content id of %j', (address, id) => {
  expect(contentIdOf(address)).toBe(id)
})

it.each<[string, string, Partial<Attachment>, boolean]>([
  ['a picture of the text', '<img src="cid:logo@mail">', {}, true],
  ['a picture behind an escaped address', '<img src="CID:logo%40mail">', {}, true],
  ['a picture that is only written about', '<p>cid:logo@mail</p>', {}, false],
  ['another picture', '<img src="cid:other">', {}, false],
  ['a picture without an id', '<img src="cid:">', { content_id: null }, false],
  ['what is no safe picture', '<img src="cid:logo@mail">', { media_type: 'image/heic' }, false],
  ['what has not arrived', '<img src="cid:logo@mail">', { stored_at: null }, false],
])('tells whether the mail shows %s', (_, html, more, isShown) => {
  expect(picturesIn(html, [file(more)])).toHaveLength(isShown ? 1 : 0)
})

it('names every kind of file that is accepted', () => {
  for (const media_type of Object.values(attachmentKinds)) {
    expect(kindOf(file({ media_type })), media_type).not.toBe('Файл')
  }
  expect(kindOf(file({ media_type: 'constructor' }))).toBe('Файл')
})
