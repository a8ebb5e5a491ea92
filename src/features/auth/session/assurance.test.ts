import type { Session } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { assuranceOf } from './assurance'

const encode = (claims: object) =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

function session(claims: object, factor?: 'verified' | 'unverified'): Session {
  const at = '2024-01-09T00:00:00Z'
  return {
    access_token: `h.${encode(claims)}.s`,
    refresh_token: '',
    expires_in: 3600,
    token_type: 'bearer',
    user: {
      id: 'a',
      app_metadata: {},
      user_metadata: {},
      aud: '',
      created_at: at,
      factors: factor && [
        { id: 'f', factor_type: 'totp', status: factor, created_at: at, updated_at: at },
      ],
    },
  }
}

it.each([
  ['no session', null, null, null],
  ['a token without the claim', session({}), 'aal1', 'aal1'],
  ['a password alone', session({ aal: 'aal1' }), 'aal1', 'aal1'],
  ['a factor not yet verified', session({ aal: 'aal1' }, 'unverified'), 'aal1', 'aal1'],
  ['a verified factor', session({ aal: 'aal1' }, 'verified'), 'aal1', 'aal2'],
  ['a session with its factor', session({ aal: 'aal2', n: '???>>>' }, 'verified'), 'aal2', 'aal2'],
  ['a broken token', { ...session({}), access_token: 'x.%%%.y' }, 'aal1', 'aal1'],
] as const)('tells the levels of %s', (_, who, current, next) => {
  expect(assuranceOf(who)).toEqual({ current, next })
})
