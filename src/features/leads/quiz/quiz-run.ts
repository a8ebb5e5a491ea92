import { useEffect, useRef } from 'react'
import type { QuizProgress } from '@contracts/quiz-progress.ts'
import { z } from '@contracts/zod.ts'
import { callFunction } from '@/lib/backend/functions'
import { quizRunKey, readStored, writeStored } from '@/lib/storage'
import { makeUuid } from '@/lib/uuid'
import { totalSteps } from './steps'

/** `step` is the furthest one reported. */
const runSchema = z.object({ id: z.uuid(), step: z.number().int().min(0).max(totalSteps) })

/** One quiz from its first question to the request, identified in the statistics by a random number. */
export type QuizRun = z.infer<typeof runSchema>

/** The run that a reload interrupted, if any. */
export const loadRun = (): QuizRun | undefined => runSchema.safeParse(readStored(quizRunKey)).data

/** Stores the run until the tab is closed or the request is sent. */
export const storeRun = (run: QuizRun | undefined) => writeStored(quizRunKey, run)

/** Whether the browser asks not to be tracked, not even by a random number: https://w3c.github.io/gpc/ */
export const asksForPrivacy = (browser: Pick<Navigator, 'doNotTrack'>) =>
  browser.doNotTrack === '1' || Reflect.get(browser, 'globalPrivacyControl') === true

/**
 * The report due when a step is shown, and the run after it; undefined for a step already reported.
 * The step after the last one is the confirmation.
 */
export function advance(run: QuizRun | undefined, shown: number) {
  const isSent = shown > totalSteps
  // A confirmation without a run was reported earlier and is still on the screen.
  if (isSent ? !run : run && shown <= run.step) return undefined
  const { id } = run ?? { id: makeUuid() }
  const step = Math.min(shown, totalSteps)
  const report: QuizProgress = { runId: id, step, isSent }
  return { report, next: isSent ? undefined : { id, step } }
}

/** Reports quiz progress for the statistics, unless the visitor's browser asks not to. */
export function useProgressReport(open: boolean, step: number) {
  const run = useRef<{ now: QuizRun | undefined }>(null)
  useEffect(() => {
    if (!open || asksForPrivacy(navigator)) return
    run.current ??= { now: loadRun() }
    const change = advance(run.current.now, step)
    if (!change) return
    run.current.now = change.next
    storeRun(change.next)
    // Also while the page is unloading; a gap in the statistics is not worth bothering the visitor.
    callFunction('quiz-progress', change.report, { keepalive: true }).catch(() => undefined)
  }, [open, step])
}
