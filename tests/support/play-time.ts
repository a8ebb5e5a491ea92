import { vi } from 'vitest'

/**
 * Controls the clock of a component test: `vi.advanceTimersByTime` lets time pass at once. It also advances by
 * itself, so that Testing Library's waits end; `vi.useRealTimers` restores it.
 */
export const playTime = (now?: string) =>
  vi.useFakeTimers({
    ...(now !== undefined && { now: Date.parse(now) }),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  })
