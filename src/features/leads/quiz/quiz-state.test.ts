import { describe, expect, it } from 'vitest'
import { own } from '@/content/currency'
import { type OfferId } from '@/content/offers'
import { offerLines } from '@/content/quiz-offers'
import { projectTypeOfPage } from '@/content/quiz-preselection'
import { preselect } from '@/lib/estimate/offer-line'
import { soldPackage } from '../../../../tests/support/sold'
import { wishOf } from '../wish'
import { noAnswers, type QuizAnswers } from './answers'
import {
  canGoBack,
  canGoOn,
  initialState,
  missingFor,
  type QuizEvent,
  quizReducer,
  type QuizState,
} from './quiz-state'
import { confirmationStep, quizSteps, textIn, totalSteps } from './steps'

const answers: QuizAnswers = {
  projectType: 'ecommerce',
  timeline: '3-months',
  budget: '1m',
  features: ['payments'],
  priority: 'quality',
  team: 'no-team',
  description: 'Магазин войлока',
}
const soldType = preselect({ offer: soldPackage.id }, '/')
const [[path, type] = expect.fail('no page')] = Object.entries(projectTypeOfPage)
const at = (step: number, given: QuizAnswers = answers): QuizState => ({
  ...initialState,
  step,
  answers: given,
})
const run = (state: QuizState, ...events: QuizEvent[]) => events.reduce(quizReducer, state)
const opened = (offer?: OfferId, path = '/') => ({
  type: 'opened' as const,
  wish: wishOf({ offer }),
  path,
})

describe('the steps', () => {
  it('says wherever one answer is asked for that the nearest will do', () => {
    const hints = quizSteps.ru.flatMap((step) =>
      step.kind === 'choice' ? [textIn(step.hint, own)] : [],
    )
    expect(hints).toHaveLength(5)
    for (const hint of hints) expect(hint).toMatch(/самый близкий вариант|самое близкое/)
  })

  it('are eight: type, timeline, budget, features, priority, team, description, contact', () => {
    expect(quizSteps.ru.map((step) => (step.kind === 'choice' ? step.field : step.kind))).toEqual([
      'projectType',
      'timeline',
      'budget',
      'features',
      'priority',
      'team',
      'description',
      'contact',
    ])
    expect(totalSteps).toBe(8)
  })
})

it('takes over what was ticked on the page, in the order of its list, and keeps what it knows otherwise', () => {
  const features = (ticked?: string[]) =>
    run(at(4), { ...opened(soldPackage.id), features: ticked }).answers.features
  expect(features(['multilingual', 'payments', 'unknown'])).toEqual(['payments', 'multilingual'])
  expect(features()).toEqual(['payments'])
})

describe('Next', () => {
  it('is disabled until an answer is chosen on steps 1, 2, 3, 5, 6', () => {
    const open = quizSteps.ru.map((_, index) => canGoOn(at(index + 1, noAnswers)))
    expect(open).toEqual([false, false, false, true, false, false, true, false])
  })

  it('is enabled once its own step is answered', () => {
    for (const step of [1, 2, 3, 4, 5, 6, 7]) expect(canGoOn(at(step)), `${step}`).toBe(true)
    expect(canGoOn(at(2, { ...noAnswers, projectType: 'api' }))).toBe(false)
  })

  it('advances by one step, from the first to the contact step', () => {
    const visited = quizSteps.ru.map((_, count) =>
      run(at(1), ...Array<QuizEvent>(count).fill({ type: 'next' })),
    )
    expect(visited.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('does nothing where it is disabled', () => {
    for (const step of [1, 2, 3, 5, 6]) {
      expect(run(at(step, noAnswers), { type: 'next' }).step).toBe(step)
    }
    expect(run(at(totalSteps), { type: 'next' }).step).toBe(totalSteps)
  })
})

describe('Back', () => {
  it('goes back by one step and keeps the answers', () => {
    for (const step of [2, 3, 4, 5, 6, 7, 8]) {
      expect(run(at(step), { type: 'back' })).toEqual(at(step - 1))
    }
  })

  it('is disabled on step 1', () => {
    expect(canGoBack(at(1))).toBe(false)
    expect(run(at(1), { type: 'back' }).step).toBe(1)
  })

  it('does not lead back from the confirmation', () => {
    expect(run(at(confirmationStep), { type: 'back' }).step).toBe(confirmationStep)
  })
})

describe('answers', () => {
  it('replace the one given before', () => {
    const state = run(
      at(1, noAnswers),
      { type: 'answered', answer: { projectType: 'api' } },
      { type: 'answered', answer: { projectType: 'other' } },
    )
    expect(state.answers).toEqual({ ...noAnswers, projectType: 'other' })
  })

  it('allow choosing and unchoosing several features, in the order of the list', () => {
    const toggle = (feature: 'seo' | 'payments' | 'user-auth'): QuizEvent => ({
      type: 'featureToggled',
      feature,
    })
    const chosen = run(at(4, noAnswers), toggle('seo'), toggle('user-auth'), toggle('payments'))
    expect(chosen.answers.features).toEqual(['user-auth', 'payments', 'seo'])
    expect(run(chosen, toggle('payments')).answers.features).toEqual(['user-auth', 'seo'])
  })
})

describe('what is missing at the contact step', () => {
  const contact = { name: 'Анна', email: 'anna@company.kg', phone: '+996 555 000 111' }

  it('is nothing once all is filled in', () => {
    expect(missingFor(at(totalSteps), contact)).toBeUndefined()
  })

  it.each([
    ['name', 'имя'],
    ['email', 'email'],
    ['phone', 'телефон'],
  ])('is %s when it is empty', (field, word) => {
    for (const blank of ['', '  ']) {
      const missing = missingFor(at(totalSteps), { ...contact, [field]: blank })
      expect(missing).toBe(`Осталось указать: ${word}`)
    }
  })
})

describe('the confirmation', () => {
  it('is step 9, and comes after a successful submission only', () => {
    expect(run(at(8), { type: 'sent' }).step).toBe(9)
    for (const step of [1, 4, 7]) expect(run(at(step), { type: 'sent' }).step).toBe(step)
  })

  it('gives way to a new quiz when the quiz is opened again', () => {
    expect(run(at(9), opened(soldPackage.id))).toEqual({
      ...initialState,
      wish: { offer: soldPackage.id, text: soldPackage.name },
      answers: { ...noAnswers, projectType: soldType },
    })
  })
})

/** An offer of another type. */
const [{ offer: otherOffer, projectType: otherType } = expect.fail('no offer')] = offerLines
  .filter(({ projectType }) => projectType !== soldType && projectType !== 'enterprise')
  .flatMap(({ askedAs, projectType }) => askedAs.map((offer) => ({ offer, projectType })))

describe('opening', () => {
  it('preselects the project type of the chosen service', () => {
    expect(run(initialState, opened(otherOffer))).toMatchObject({
      step: 1,
      wish: { offer: otherOffer },
      answers: { projectType: otherType },
    })
  })

  it('preselects the project type of the page where no service was chosen', () => {
    expect(run(initialState, opened(undefined, path)).answers.projectType).toBe(type)
    expect(run(initialState, opened(undefined, '/about')).answers.projectType).toBeUndefined()
  })

  it('comes back to what was answered, and to the choice it was opened with', () => {
    const before = { ...at(5), wish: { text: 'Брендинг' } }
    expect(run(before, opened(undefined, path))).toEqual({
      ...before,
      isResumed: true,
    })
  })

  it('overrules the type with a newly chosen service, and not with the same again', () => {
    const wished = run(initialState, opened(soldPackage.id), {
      type: 'answered',
      answer: { projectType: 'enterprise' },
    })
    expect(run(wished, opened(soldPackage.id)).answers.projectType).toBe('enterprise')
    expect(run(wished, opened(otherOffer)).answers.projectType).toBe(otherType)
    const inWords: QuizEvent = { type: 'opened', wish: { text: 'Подбор услуги' }, path: '/' }
    expect(run(wished, inWords).answers.projectType).toBe('enterprise')
  })

  it('is not a resumption at the first step, nor after another step', () => {
    expect(run(at(1), opened()).isResumed).toBe(false)
    expect(run(at(4), opened(), { type: 'back' }).isResumed).toBe(false)
    expect(run(at(4), opened(), { type: 'next' }).isResumed).toBe(false)
  })
})

it('restart clears everything', () => {
  expect(run({ ...at(6), wish: { text: 'Брендинг' } }, { type: 'restart' })).toEqual(initialState)
})
