import type { Session } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import {
  describeSession,
  initialSessionState,
  sessionReducer,
  type SessionEvent,
} from './session-state'

const sessionOf = (id: string): Session => ({
  access_token: '',
  refresh_token: '',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
})
const after = (...events: SessionEvent[]) =>
  describeSession(events.reduce(sessionReducer, initialSessionState))

it('is loading until the session and its role are known', () => {
  expect(after().loading).toBe(true)
  expect(after({ type: 'sessionChanged', session: null })).toMatchObject({
    loading: false,
    user: null,
    role: null,
    isStaff: false,
  })
  const signedIn: SessionEvent = { type: 'sessionChanged', session: sessionOf('a') }
  expect(after(signedIn)).toMatchObject({ loading: true, role: null, isStaff: false })
  expect(after(signedIn, { type: 'roleResolved', userId: 'a', role: 'user' }).loading).toBe(false)
})

it.each([
  ['user', false, false],
  ['staff', false, true],
  ['admin', true, true],
] as const)('tells what a %s is', (role, isAdmin, isStaff) => {
  const auth = after(
    { type: 'sessionChanged', session: sessionOf('a') },
    { type: 'roleResolved', userId: 'a', role },
  )
  expect(auth).toMatchObject({ role, isAdmin, isStaff })
})

it('keeps the role while a token is refreshed, so that no page blinks', () => {
  const auth = after(
    { type: 'sessionChanged', session: sessionOf('a') },
    { type: 'roleResolved', userId: 'a', role: 'admin' },
    { type: 'sessionChanged', session: sessionOf('a') },
  )
  expect(auth).toMatchObject({ loading: false, isAdmin: true })
})

it('does not give a user the role of the previous one', () => {
  const adminLeft: SessionEvent[] = [
    { type: 'sessionChanged', session: sessionOf('a') },
    { type: 'roleResolved', userId: 'a', role: 'admin' },
    { type: 'sessionChanged', session: sessionOf('b') },
  ]
  expect(after(...adminLeft)).toMatchObject({ loading: true, isStaff: false })
  const late: SessionEvent = { type: 'roleResolved', userId: 'a', role: 'admin' }
  expect(after(...adminLeft, late)).toMatchObject({ loading: true, isStaff: false })
  expect(after({ type: 'sessionChanged', session: null }, late).isStaff).toBe(false)
})

describe('a second factor', () => {
  const signedIn: SessionEvent = { type: 'sessionChanged', session: sessionOf('a') }
  const claims = btoa(JSON.stringify({ aal: 'aal2' }))
  const proved: SessionEvent = {
    type: 'sessionChanged',
    session: { ...sessionOf('a'), access_token: `h.${claims}.s` },
  }
  const resolved: SessionEvent = {
    type: 'roleResolved',
    userId: 'a',
    role: 'admin',
    hasFactor: true,
  }

  it('is asked for before anything counts as settled', () => {
    expect(after(signedIn, resolved)).toMatchObject({
      needsCode: true,
      loading: true,
      assurance: { current: 'aal1', next: 'aal2' },
    })
  })

  it('is no longer asked for once the token proves it', () => {
    expect(after(signedIn, resolved, proved)).toMatchObject({
      needsCode: false,
      loading: false,
      isAdmin: true,
      assurance: { current: 'aal2', next: 'aal2' },
    })
  })

  it('is required by roles that need it, until it is set up', () => {
    const lacking: SessionEvent = { ...resolved, hasFactor: false, lacksFactor: true }
    expect(after(signedIn, lacking)).toMatchObject({ lacksFactor: true, loading: false })
    expect(after(signedIn, lacking, proved)).toMatchObject({ lacksFactor: false })
    expect(after(signedIn, { ...resolved, lacksFactor: true })).toMatchObject({
      lacksFactor: false,
      needsCode: true,
    })
  })
})
