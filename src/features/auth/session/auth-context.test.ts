import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAuth } from './auth-context'

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider')
  vi.mocked(console.error).mockClear()
})
