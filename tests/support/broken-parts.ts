import { afterEach, beforeEach, vi } from 'vitest'

/** For tests that break parts of a page: React logs each error. @returns the errors that were reported to the window */
export function reportedErrors(): readonly unknown[] {
  const reported: unknown[] = []
  const note = ({ error }: ErrorEvent) => reported.push(error)
  beforeEach(() => {
    reported.length = 0
    addEventListener('error', note)
    vi.mocked(console.error).mockImplementation(() => {})
  })
  afterEach(() => {
    removeEventListener('error', note)
    vi.mocked(console.error).mockClear()
  })
  return reported
}
