import { z } from '@contracts/zod.ts'
import { makeUuid } from '@/lib/uuid'
import { totalSteps } from './steps'

/** One quiz from its first question to the request, as the statistics know it: by a random number. */
export interface QuizRun {
  id: string
  /** The furthest step that was told. */
  step: number
}

const key = 'kerege:quiz-run'

const runSchema = z.object({ id: z.uuid(), step: z.number().int().min(0).max(totalSteps) })

/** The run that a reload of the page has interrupted, if any. */
export function loadRun(): QuizRun | undefined {
  try {
    return runSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch {
    // No JSON, or a browser that allows no storage.
    return undefined
  }
}

/** Keeps the run until the tab is closed or the request is sent. */
export function storeRun(run: QuizRun | undefined) {
  try {
    if (run) sessionStorage.setItem(key, JSON.stringify(run))
    else sessionStorage.removeItem(key)
  } catch {
    // A reload begins a new run then.
  }
}

/** Whether the visitor's browser asks not to be followed, even by a number: https://w3c.github.io/gpc/ */
export const asksForPrivacy = (browser: Pick<Navigator, 'doNotTrack'>) =>
  browser.doNotTrack === '1' || Reflect.get(browser, 'globalPrivacyControl') === true

/**
 * What there is to tell when a step is shown, and the run after it; nothing of a step that was told.
 * The step behind the last one is the confirmation.
 */
export function advance(run: QuizRun | undefined, shown: number) {
  const isSent = shown > totalSteps
  // A confirmation without a run is one that was told before, still on the screen.
  if (isSent ? !run : run && shown <= run.step) return undefined
  const { id } = run ?? { id: makeUuid() }
  const step = Math.min(shown, totalSteps)
  return { report: { runId: id, step, isSent }, next: isSent ? undefined : { id, step } }
}
