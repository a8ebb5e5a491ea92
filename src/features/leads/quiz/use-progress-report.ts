import { useEffect, useRef } from 'react'
import type { QuizProgress } from '@contracts/quiz-progress.ts'
import { callFunction } from '@/lib/backend/functions'
import { advance, asksForPrivacy, loadRun, type QuizRun, storeRun } from './quiz-run'

/** Reports how far a quiz has come, also while the page is being left. Nobody waits for it. */
async function reportProgress(progress: QuizProgress): Promise<void> {
  try {
    await callFunction('quiz-progress', progress, { keepalive: true })
  } catch {
    // One quiz less in the statistics: nothing to bother a visitor with.
  }
}

/** Counts for the statistics how far quizzes come, unless the visitor's browser asks not to. */
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
