import { afterEach, expect, it, vi } from 'vitest'
import { onRoleRecheck, recheckRole } from './role-recheck'

const look = vi.fn()
let stop = () => {}
afterEach(() => {
  stop()
  look.mockReset()
})

it.each([
  ['when requested', recheckRole],
  ['when the window gets the focus back', () => window.dispatchEvent(new Event('focus'))],
  ['when the tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
])('looks %s, until it is stopped', (_, act) => {
  stop = onRoleRecheck(look)
  act()
  expect(look).toHaveBeenCalledTimes(1)
  stop()
  act()
  expect(look).toHaveBeenCalledTimes(1)
})

it('skips a tab that is being hidden', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  stop = onRoleRecheck(look)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(look).not.toHaveBeenCalled()
})
