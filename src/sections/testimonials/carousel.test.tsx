import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Testimonial } from '@/content/model/sections'
import { Carousel } from './carousel'

const by = (name: string): Testimonial => ({
  name,
  position: 'Директор',
  company: 'Ак-Тилек',
  content: 'Сайт сдали в срок.',
  rating: 5,
  avatar: '👩🏻‍💼',
})
const items = [by('Айжан Сыдыкова'), by('Тимур Рахимов'), by('Нурбек Асанов')] as const

function prefersReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
}

beforeEach(() => {
  vi.useFakeTimers()
  prefersReducedMotion(false)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => render(<Carousel title="Отзывы" items={items} />)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
/** The position of the one visible slide. */
const shown = () => screen.getByRole('figure').getAttribute('aria-label')
const stage = () => screen.getByRole('region', { name: 'Отзывы' })
const dot = (place: number) => screen.getByRole('button', { name: new RegExp(`^Отзыв ${place}:`) })

/** jsdom does not know what moved the focus. */
function focusBy(means: 'keyboard' | 'pointer', button: HTMLElement) {
  const { matches } = button
  Object.defineProperty(button, 'matches', {
    value: (selector: string) =>
      selector === ':focus-visible' ? means === 'keyboard' : matches.call(button, selector),
  })
  act(() => button.focus())
}

it('advances every five seconds, from the last to the first', () => {
  open()
  expect(shown()).toBe('1 из 3')
  pass(4999)
  expect(shown()).toBe('1 из 3')
  pass(1)
  expect(shown()).toBe('2 из 3')
  pass(5000)
  expect(shown()).toBe('3 из 3')
  pass(5000)
  expect(shown()).toBe('1 из 3')
})

it('shows a dot’s item for its full time', () => {
  open()
  pass(4000)
  fireEvent.click(dot(3))
  expect(shown()).toBe('3 из 3')
  expect(dot(3)).toHaveAttribute('aria-current', 'true')
  pass(4999)
  expect(shown()).toBe('3 из 3')
  pass(1)
  expect(shown()).toBe('1 из 3')
})

it('goes back and forward by its buttons, past the ends', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Предыдущий отзыв' }))
  expect(shown()).toBe('3 из 3')
  fireEvent.click(screen.getByRole('button', { name: 'Следующий отзыв' }))
  expect(shown()).toBe('1 из 3')
})

it('pauses while the mouse is over it', () => {
  open()
  fireEvent.pointerEnter(stage(), { pointerType: 'mouse' })
  pass(20_000)
  expect(shown()).toBe('1 из 3')
  fireEvent.pointerLeave(stage())
  pass(5000)
  expect(shown()).toBe('2 из 3')
})

it('pauses while it has the focus, and only then announces slides to a screen reader', () => {
  const { container } = open()
  const live = container.querySelector('[aria-live]')
  expect(live).toHaveAttribute('aria-live', 'off')
  focusBy('keyboard', dot(1))
  pass(20_000)
  expect(shown()).toBe('1 из 3')
  expect(live).toHaveAttribute('aria-live', 'polite')
  act(() => dot(1).blur())
  pass(5000)
  expect(shown()).toBe('2 из 3')
})

it('goes on after a dot was pressed by a finger, which leaves the focus there', () => {
  open()
  focusBy('pointer', dot(2))
  fireEvent.click(dot(2))
  pass(5000)
  expect(shown()).toBe('3 из 3')
})

it('stops until resumed by its button', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Остановить смену отзывов' }))
  pass(20_000)
  expect(shown()).toBe('1 из 3')
  fireEvent.click(screen.getByRole('button', { name: 'Продолжить смену отзывов' }))
  pass(5000)
  expect(shown()).toBe('2 из 3')
})

it('does not advance by itself with reduced motion, and has nothing to stop', () => {
  prefersReducedMotion(true)
  open()
  expect(screen.queryByRole('button', { name: /смену отзывов/ })).toBeNull()
  pass(20_000)
  expect(shown()).toBe('1 из 3')
})

it.each([
  ['to the left', 200, 120, 10, '2 из 3'],
  ['to the right', 120, 200, 10, '3 из 3'],
  ['too short', 200, 170, 0, '1 из 3'],
  ['mostly down', 200, 120, 150, '1 из 3'],
])('a swipe %s', (_, from, to, down, place) => {
  const { container } = open()
  const slides = container.querySelector('[aria-live]')
  if (!slides) throw new Error('no slides')
  fireEvent.pointerDown(slides, { clientX: from, clientY: 0 })
  fireEvent.pointerUp(slides, { clientX: to, clientY: down })
  expect(shown()).toBe(place)
})
