import { useEffect, useRef } from 'react'
import type { QuizProgress } from '@contracts/quiz-progress.ts'
import { callFunction } from '@/lib/backend/functions'
import { advance, asksForPrivacy, loadRun, type QuizRun, storeRun } from './quiz-run'

/** Reports the progress of a quiz, also while the page is unloading. Not awaited. */
async function reportProgress(progress: QuizProgress): Promise<void> {
  try {
    await callFunction('quiz-progress', progress, { keepalive: true })
  } catch {
    // A gap in the statistics is not worth bothering the visitor.
  }
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
    void reportProgress(change.report)
  }, [open, step])
}
