import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inCurrency } from '@/content/currency'
import type { Proof } from '@/content/model/proofs'
import { days, weeks } from '@/content/term'
import { soldPackage } from '../../../tests/support/sold'
import { Availability } from './availability'
import { Cohorts } from './cohorts'
import { Crowd } from './crowd'
import { Growth } from './growth'
import { Handover } from './handover'
import { LeadPrice } from './lead-price'
import { Mark } from './mark'
import { Pipeline } from './pipeline'
import { ProofView } from './proof-view'
import { Request } from './request'

function prefersReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') })
  prefersReducedMotion(true)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const slider = () => screen.getByRole('slider')
const slide = (value: number) => fireEvent.change(slider(), { target: { value } })
const told = () => slider().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')
const status = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')

const shown = (amount: number) => inCurrency(amount).replaceAll('\u00a0', ' ')

const result = {
  company: 'Ак-Булак, вода',
  metric: 'Заявки в месяц',
  before: { value: 20 },
  after: { value: 1280 },
  months: 6,
}
const packages = [
  { title: 'Лендинг', term: days(7, 14) },
  { title: 'Магазин', term: days(21, 45) },
] as const
const sold = { offer: soldPackage.id, title: 'Базовый', term: '7 дней' } as const
const advertising = {
  clickRate: 8.2,
  conversion: 12.5,
  cheaper: 40,
  click: { from: 5, to: 150, step: 5, first: 40 },
}

const proofs: Proof[] = [
  { kind: 'growth', results: [result] },
  { kind: 'mark', client: 'Ак-Булак' },
  { kind: 'pipeline' },
  { kind: 'request' },
  { kind: 'crowd' },
  { kind: 'siteTypes', types: [sold] },
  { kind: 'handover', packages },
  { kind: 'appStages', stages: [{ title: 'Дизайн', duration: weeks(2, 3) }] },
  { kind: 'appScreens', packages: [sold] },
  { kind: 'leadPrice', ...advertising },
  { kind: 'cohorts' },
  { kind: 'availability', promised: { availability: 99.9, plan: 'PREMIUM' } },
]

it('is a picture until the visitor moves', async () => {
  vi.useRealTimers()
  // What other tests press is a move, too: theirs is another page's.
  vi.resetModules()
  const { LazyProof } = await import('./lazy-proof')
  // Loaded already: only the move is missing.
  await import('./proof-view')
  render(<LazyProof proof={{ kind: 'cohorts' }} />)
  // React shows what has come late after 300 ms.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(screen.queryByRole('slider')).toBeNull()
  fireEvent.scroll(window)
  expect(await screen.findByRole('slider', {}, { timeout: 20_000 })).toBeVisible()
})

describe.each(proofs.map((proof) => [proof.kind, proof] as const))('%s', (_, proof) => {
  it('is a named group with named controls, and says what it shows', async () => {
    vi.useRealTimers()
    render(<ProofView proof={proof} />)
    const [group] = await screen.findAllByRole('group')
    expect(group).toHaveAccessibleName()
    const controls = [...screen.queryAllByRole('slider'), ...screen.queryAllByRole('button')]
    expect(controls.length).toBeGreaterThan(0)
    for (const control of controls) expect(control).toHaveAccessibleName()
    for (const one of screen.queryAllByRole('slider')) expect(one).toHaveAttribute('aria-valuetext')
    expect(group?.querySelector('p:last-child')).not.toBeEmptyDOMElement()
  })
})

it('tells a measured month from one on the line between', () => {
  render(
    <Growth proof={{ kind: 'growth', results: [result, { ...result, company: 'Кара-Суу' }] }} />,
  )
  expect(told()).toBe('6-й, последний месяц: 1 280')
  slide(3)
  // 20 × √64
  expect(told()).toBe('3-й месяц: ≈ 160')
  expect(screen.getByText(/линия ровного роста/)).toBeVisible()
  press('Кара-Суу')
  expect(screen.getByText(/^Кара-Суу: измерено/)).toBeVisible()
})

it('shows a mark on what one chooses', () => {
  render(<Mark proof={{ kind: 'mark', client: 'Ак-Булак' }} />)
  press('Чек')
  expect(screen.getByRole('button', { name: 'Чек' })).toHaveAttribute('aria-pressed', 'true')
  expect(status()).toContain('термобумага')
})

it('stops a release with a mistake before the site, and takes one back', () => {
  render(<Pipeline />)
  press('С ошибкой')
  press('Выпустить')
  expect(status()).toContain('Ошибку нашли тесты')
  press('Откатить')
  expect(status()).toContain('прежняя версия')
})

it('runs a release stage by stage, and only one at a time', () => {
  prefersReducedMotion(false)
  render(<Pipeline />)
  press('Выпустить')
  expect(status()).toBe('Идёт выпуск…')
  press('Откатить')
  expect(screen.queryByText(/git push/)).toBeNull()
  for (let stage = 0; stage < 5; stage++) act(() => vi.advanceTimersByTime(600))
  expect(screen.getByText(/новая версия на сайте/)).toBeVisible()
  expect(status()).toContain('Две с половиной минуты')
})

it('answers a repeated request with the same order', () => {
  render(<Request />)
  press('Отправить')
  expect(status()).toMatch(/200 OK.*второго не появилось/)
  press('GraphQL')
  expect(status()).toContain('ровно те поля')
})

it('waits for the answer where motion is welcome', () => {
  prefersReducedMotion(false)
  render(<Request />)
  press('Отправить')
  expect(status()).toBe('Запрос ушёл…')
  act(() => vi.advanceTimersByTime(500))
  expect(status()).toContain('200 OK')
})

it('bills servers of one’s own for the day, a cloud for its work', () => {
  render(<Crowd />)
  expect(told()).toBe('100 % обычного дня: оплачено 288 машино-часов')
  slide(200)
  expect(status()).toContain('посетители видят ошибку')
  press('Облако')
  expect(status()).toContain('выдержал')
  slide(50)
  expect(Number(/оплачено (\d+)/.exec(told() ?? '')?.[1])).toBeLessThan(288 / 4)
})

it('counts who remains after a year', () => {
  render(<Cohorts />)
  slide(2)
  expect(told()).toBe('2 %, через год из ста остаётся 78')
})

it('counts what an availability leaves of a month', () => {
  render(
    <Availability
      proof={{ kind: 'availability', promised: { availability: 99.9, plan: 'PREMIUM' } }}
    />,
  )
  expect(status()).toBe(
    '99,9 %: не больше 43 мин простоя за месяц. Столько обещает договор на тарифе PREMIUM.',
  )
  press(/^99.%/)
  expect(status()).toContain('до 7 ч 12 мин')
})

it('makes the price of a lead of a click’s', () => {
  render(<LeadPrice proof={{ kind: 'leadPrice', ...advertising }} />)
  slide(50)
  expect(status()).toContain(`заявка за ${shown(400)}`)
  press(/После чистки/)
  expect(status()).toContain(`Клик за ${shown(30)}, заявка за ${shown(240)}`)
})

it('dates the handover from today', () => {
  render(<Handover proof={{ kind: 'handover', packages }} />)
  expect(status()).toContain('с 8 марта по 15 марта')
  press('Магазин')
  expect(status()).toContain('с 22 марта по 15 апреля')
})
