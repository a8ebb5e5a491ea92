import { expect, it, vi } from 'vitest'
import { onProofNeeded, withFreshProof } from './fresh-proof'

const old = new Error('Prove again who you are')

it('asks once, then tries again', async () => {
  const ask = vi.fn(async () => true)
  const stop = onProofNeeded(ask)
  const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(old).mockResolvedValue('done')
  expect(await withFreshProof(act)).toBe('done')
  expect(ask).toHaveBeenCalledOnce()
  act.mockReset().mockRejectedValue(old)
  await expect(withFreshProof(act)).rejects.toBe(old)
  expect(act).toHaveBeenCalledTimes(2)
  stop()
})

it('keeps the refusal when nothing was proved, or no asker is registered', async () => {
  const act = vi.fn(() => Promise.reject(old))
  const stop = onProofNeeded(async () => false)
  await expect(withFreshProof(act)).rejects.toBe(old)
  stop()
  await expect(withFreshProof(act)).rejects.toBe(old)
  expect(act).toHaveBeenCalledTimes(2)
})

it('asks for nothing after any other failure', async () => {
  const ask = vi.fn(async () => true)
  const stop = onProofNeeded(ask)
  const other = new Error('Only an admin may change roles')
  await expect(withFreshProof(() => Promise.reject(other))).rejects.toBe(other)
  expect(ask).not.toHaveBeenCalled()
  stop()
})
