import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Contents } from './contents'

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void

let report: Report = () => {}
const disconnect = vi.fn()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback
      }
      observe = vi.fn()
      disconnect = disconnect
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const entries = [
  { id: 'one', text: 'Первая' },
  { id: 'two', text: 'Вторая' },
  { id: 'three', text: 'Третья' },
]

const open = () =>
  render(
    <>
      <Contents entries={entries} />
      {entries.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
    </>,
  )

/** Tells the observer which headings are above the line. */
function scroll(passed: Record<string, boolean>) {
  act(() =>
    report(
      Object.entries(passed).map(([id, isIntersecting]) => ({
        target: screen.getByRole('heading', {
          name: entries.find((entry) => entry.id === id)?.text,
        }),
        isIntersecting,
      })),
    ),
  )
}

const read = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.getAttribute('href'))

it('marks the last heading above the line, scrolling down and up', () => {
  open()
  expect(read()).toEqual([])
  scroll({ one: true, two: false, three: false })
  expect(read()).toEqual(['#one'])
  scroll({ three: true, two: true })
  expect(read()).toEqual(['#three'])
  scroll({ three: false })
  expect(read()).toEqual(['#two'])
  scroll({ one: false, two: false })
  expect(read()).toEqual([])
})

it('disconnects the observer on unmount', () => {
  open().unmount()
  expect(disconnect).toHaveBeenCalled()
})
