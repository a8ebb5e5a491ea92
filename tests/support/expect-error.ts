import { expect } from 'vitest'
import { errorBodySchema, type ErrorCode } from '@contracts/error.ts'

/** Expects a refusal of one of our functions in the contract's form; returns the error's body. */
export async function expectError(response: Response, status: number, code: ErrorCode) {
  const { error } = errorBodySchema.parse(await response.json())
  expect({ status: response.status, code: error.code }).toEqual({ status, code })
  return error
}
