import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { caseStudies } from '@/content/cases/case-studies'
import type { Case } from '@/content/cases/case'
import { BeforeAfter } from './before-after'
import { shiftText } from './shift-text'

const studies: readonly Case[] = Object.values(caseStudies)
const [shipped = expect.fail('no case')] = studies
const study: Case = {
  ...shipped,
  shifts: [
    { label: 'Обработка', before: 27, after: 4, unit: 'duration' },
    { label: 'Заказы', before: 120, after: 310, unit: 'count' },
  ],
}

/** Tells the component that it came into view. */
let comeIntoView: () => void = () => undefined

function prefersReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
}

beforeEach(() => {
  vi.useFakeTimers()
  prefersReducedMotion(false)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => render(<BeforeAfter study={study} />)
const slider = () => screen.getByRole('slider', { name: 'От «было» к «стало»' })
const slideTo = (value: number) => fireEvent.change(slider(), { target: { value: String(value) } })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const shown = (text: string) => screen.queryByText(text) !== null

it('begins with what is now, and says both values', () => {
  open()
  expect(slider()).toHaveValue('100')
  expect(shown('4 мин')).toBe(true)
  expect(screen.getByText('Было 27 мин, стало 4 мин')).toBeVisible()
})

it('moves the figures with the slider, and tells where it is', () => {
  open()
  slideTo(0)
  expect(shown('27 мин')).toBe(true)
  expect(shown('120')).toBe(true)
  expect(slider()).toHaveAttribute('aria-valuetext', 'Было: Обработка — 27\u00a0мин')
  slideTo(50)
  expect(shown('215')).toBe(true)
  expect(slider()).toHaveAttribute('aria-valuetext', 'Между «было» и «стало»')
})

it('goes from before to after once, when it is first seen', () => {
  open()
  act(() => comeIntoView())
  pass(100)
  expect(Number(slider().getAttribute('value'))).toBeLessThan(20)
  pass(1500)
  expect(slider()).toHaveValue('100')
})

it('a hand on the slider ends what moves by itself', () => {
  open()
  act(() => comeIntoView())
  pass(300)
  slideTo(40)
  pass(2000)
  expect(slider()).toHaveValue('40')
})

it('jumps with its ends and plays nothing where less motion is asked for', () => {
  prefersReducedMotion(true)
  open()
  act(() => comeIntoView())
  pass(300)
  expect(slider()).toHaveValue('100')
  fireEvent.click(screen.getByRole('button', { name: 'Было' }))
  expect(slider()).toHaveValue('0')
  expect(screen.getByRole('button', { name: 'Было' })).toHaveAttribute('aria-pressed', 'true')
})

it.each([
  ['duration', 0.05, '3 с'],
  ['duration', 300, '5 ч'],
  ['duration', 1.5, '1,5 мин'],
  ['%', 0.9, '0,9 %'],
  ['days', 21, '21 день'],
  ['days', 2, '2 дня'],
  ['count', 1310, '1 310'],
] as const)('tells %s of %d as «%s»', (unit, value, text) => {
  expect(shiftText(unit, value).replaceAll('\u00a0', ' ')).toBe(text)
})
