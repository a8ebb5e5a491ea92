import { expect, it, vi } from 'vitest'
import { attachmentLimits, type UploadResponse } from '@contracts/attachment.ts'
import { FunctionError } from '@/lib/backend/functions'
import { type UploadFile, UploadQueue } from './upload-queue'

interface Running {
  file: File
  signal: AbortSignal
  onProgress: (share: number) => void
  arrive: () => void
  fail: (error: unknown) => void
}

/** A queue whose uploads end on the test's command. */
function startQueue() {
  const running: Running[] = []
  const upload: UploadFile = (file, { onProgress, signal }) =>
    new Promise<UploadResponse>((resolve, fail) => {
      const answer = { ok: true, name: file.name, mediaType: 'x', size: file.size } as const
      const arrive = () => resolve({ ...answer, id: `id-${file.name}` })
      running.push({ file, signal, onProgress, arrive, fail })
    })
  const queue = new UploadQueue(upload)
  const kinds = () => queue.getItems().map(({ state }) => state.kind)
  return { queue, running, kinds }
}

const fileOf = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const brief = (n: number) => fileOf(`brief-${n}.pdf`)

it('sends two at a time and keeps the order in which they were chosen', async () => {
  const { queue, running, kinds } = startQueue()
  queue.add([brief(1), brief(2), brief(3)])
  expect(kinds()).toEqual(['uploading', 'uploading', 'waiting'])
  running[1]?.arrive()
  await vi.waitFor(() => expect(kinds()).toEqual(['uploading', 'ready', 'uploading']))
  running[2]?.arrive()
  running[0]?.arrive()
  await queue.settled()
  expect(queue.ids).toEqual(['id-brief-1.pdf', 'id-brief-2.pdf', 'id-brief-3.pdf'])
})

it('tells how far a file has come', () => {
  const { queue, running } = startQueue()
  queue.add([brief(1)])
  running[0]?.onProgress(0.4)
  expect(queue.getItems()[0]?.state).toEqual({ kind: 'uploading', share: 0.4 })
})

it.each([
  ['setup.exe', 10, /не принимаем/],
  ['brief', 10, /не принимаем/],
  ['brief.pdf', attachmentLimits.bytes + 1, /больше 10 МБ/],
  ['brief.pdf', 0, /пустой/],
])('refuses %s of %d bytes without sending it', (name, size, reason) => {
  const { queue, running } = startQueue()
  queue.add([fileOf(name, size)])
  expect(queue.getItems()[0]?.state).toEqual({
    kind: 'refused',
    reason: { ru: expect.stringMatching(reason), en: expect.any(String) },
  })
  expect(running).toHaveLength(0)
})

it('takes five, says how many did not fit, and has room again once one is taken out', () => {
  const { queue } = startQueue()
  expect(queue.add([fileOf('a.exe'), ...[1, 2, 3, 4, 5, 6, 7].map(brief)])).toBe(2)
  queue.remove(queue.getItems().find(({ name }) => name === 'brief-2.pdf')?.key ?? '')
  expect(queue.add([brief(8)])).toBe(0)
})

it('stops the upload of a file that is taken out', () => {
  const { queue, running } = startQueue()
  queue.add([brief(1)])
  queue.remove(queue.getItems()[0]?.key ?? '')
  expect(running[0]?.signal.aborted).toBe(true)
  expect(queue.getItems()).toEqual([])
})

it('tries again what failed, and goes on with the others', async () => {
  const { queue, running, kinds } = startQueue()
  queue.add([brief(1), brief(2), brief(3)])
  running[0]?.fail(new FunctionError('network', 'Failed to fetch'))
  await vi.waitFor(() => expect(kinds()).toEqual(['failed', 'uploading', 'uploading']))
  running[1]?.arrive()
  running[2]?.arrive()
  await queue.settled()
  queue.retry(queue.getItems()[0]?.key ?? '')
  running[3]?.arrive()
  await queue.settled()
  expect(queue.ids).toHaveLength(3)
})

it('offers no second try where the server will refuse it again', async () => {
  const { queue, running } = startQueue()
  queue.add([brief(1)])
  running[0]?.fail(new FunctionError('unsupported_file', 'Это не PDF', { status: 422 }))
  await queue.settled()
  expect(queue.getItems()[0]?.state).toEqual({
    kind: 'refused',
    reason: { ru: 'Это не PDF', en: 'Not uploaded' },
  })
})

it('begins with a draft’s files, and stores finished uploads in it', async () => {
  const kept = { id: 'id-kept', name: 'kept.pdf', size: 10 }
  const upload = vi.fn<UploadFile>((file) =>
    file.name === 'never.pdf'
      ? new Promise(() => {})
      : Promise.resolve({ ok: true, id: 'id-new', name: file.name, mediaType: 'x', size: 10 }),
  )
  const queue = new UploadQueue(upload, [kept])
  queue.add([fileOf('new.pdf'), fileOf('never.pdf'), fileOf('setup.exe')])
  await vi.waitFor(() => expect(queue.ids).toEqual(['id-kept', 'id-new']))
  queue.stop()
  expect(queue.arrived).toEqual([kept, { id: 'id-new', name: 'new.pdf', size: 10 }])
  expect(queue.getItems()).toHaveLength(2)
  expect(upload.mock.calls.at(-1)?.[1].signal.aborted).toBe(true)
})
