import type { QuizProgress } from '@contracts/quiz-progress.ts'
import { callFunction } from '@/lib/functions'

/** Tells how far a quiz has come, also while the page is being left. Nobody waits for it. */
export async function reportProgress(progress: QuizProgress): Promise<void> {
  try {
    await callFunction('quiz-progress', progress, { keepalive: true })
  } catch {
    // One quiz less in the statistics: nothing that a visitor should hear of.
  }
}
