import { isOfferId, type OfferId } from '../../src/content/offers.ts'

/** An offer that another agency may have taken out: for tests of the shipped content alone. */
export function shipped(id: string): OfferId {
  if (!isOfferId(id)) throw new Error(`${id} is not among the offers`)
  return id
}
