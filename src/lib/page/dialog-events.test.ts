import { expect, it, vi } from 'vitest'
import { soldPackage } from '../../../tests/support/sold'
import { onDialogRequest, openDialog, readInterest } from './dialog-events'

it.each([
  ['Лендинг', 'Лендинг'],
  ['  Лендинг ', 'Лендинг'],
  ['', undefined],
  [{ interest: 'SEO' }, 'SEO'],
  [{ service: 'Брендинг' }, 'Брендинг'],
  [{ package: 'Премиум' }, 'Премиум'],
  [{ interest: ' ', service: 'Брендинг' }, 'Брендинг'],
  [{ interest: 7 }, undefined],
  [{ name: 'SEO' }, undefined],
  [null, undefined],
  [undefined, undefined],
  [42, undefined],
])('reads the interest out of %j', (detail, interest) => {
  expect(readInterest(detail)).toBe(interest)
})

it('reports requests of the helper and of scripts, until it is stopped', () => {
  const listener = vi.fn()
  const stop = onDialogRequest(listener)
  openDialog('consultation', { interest: 'SEO' })
  openDialog('order', { offer: soldPackage.id })
  window.dispatchEvent(new CustomEvent('openOrder', { detail: { service: 'SEO', offer: 7 } }))
  window.dispatchEvent(new Event('openProjectQuiz'))
  window.dispatchEvent(new CustomEvent('openConsultation', { detail: 'Лендинг' }))
  stop()
  openDialog('signIn')

  expect(listener.mock.calls).toEqual([
    ['consultation', { interest: 'SEO' }],
    ['order', { offer: soldPackage.id }],
    ['order', { interest: 'SEO' }],
    ['projectQuiz', { interest: undefined }],
    ['consultation', { interest: 'Лендинг' }],
  ])
})
