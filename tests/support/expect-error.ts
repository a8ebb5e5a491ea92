import { expect } from 'vitest'
import { errorBodySchema, type ErrorCode } from '@contracts/error.ts'

/** Expects one of our functions to have refused in the contract's form; answers the error's body. */
export async function expectError(response: Response, status: number, code: ErrorCode) {
  const { error } = errorBodySchema.parse(await response.json())
  expect({ status: response.status, code: error.code }).toEqual({ status, code })
  return error
}
