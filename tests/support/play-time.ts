import { vi } from 'vitest'

/**
 * Puts the clock into the hands of a component test: `vi.advanceTimersByTime` lets time pass at once. It also goes on
 * by itself, so that what Testing Library waits for comes; `vi.useRealTimers` gives it back.
 */
export const playTime = (now?: string) =>
  vi.useFakeTimers({
    ...(now !== undefined && { now: Date.parse(now) }),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  })
