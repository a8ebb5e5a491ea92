import { useEffect, useRef } from 'react'
import { reportProgress } from './report-progress'
import { advance, asksForPrivacy, loadRun, type QuizRun, storeRun } from './quiz-run'

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
