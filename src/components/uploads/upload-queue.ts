import { attachmentKinds, attachmentLimits, type UploadResponse } from '@contracts/attachment.ts'
import { type Texts, translated } from '@contracts/lang.ts'
import { FunctionError, withCode } from '@/lib/backend/functions'
import type { UploadOptions } from '@/lib/backend/upload-attachment'
import { makeUuid } from '@/lib/uuid'

export interface UploadItem {
  key: string
  name: string
  /** In bytes. */
  size: number
  state:
    | { kind: 'waiting' }
    /** The share that has been sent, 0 to 1. */
    | { kind: 'uploading'; share: number }
    | { kind: 'ready'; id: string }
    /** Can be retried. */
    | { kind: 'failed'; reason: Texts<string> }
    | { kind: 'refused'; reason: Texts<string> }
}

/** An uploaded file, as a draft keeps it. */
export type ArrivedFile = Pick<UploadItem, 'name' | 'size'> & { id: string }

/** «План.pdf», «Смета.xlsx» */
export const fileNames = (items: readonly UploadItem[]): string =>
  items.map(({ name }) => `«${name}»`).join(', ')

/** Sends one file. @throws {FunctionError} */
export type UploadFile = (file: File, options: UploadOptions) => Promise<UploadResponse>

const atOnce = 2

const reasons = {
  kind: translated(
    'Такой файл не принимаем: подойдут PDF, документы, таблицы, презентации, картинки и ZIP',
    'Files of this kind are not accepted: send PDF, documents, tables, presentations, pictures or ZIP',
  ),
  size: translated('Файл больше 10 МБ', 'The file is larger than 10 MB'),
  empty: translated('Файл пустой', 'The file is empty'),
  offline: translated('Не загрузился: нет связи', 'Not uploaded: no connection'),
  failed: translated('Не загрузился', 'Not uploaded'),
}

function refusalOf(file: File): Texts<string> | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!Object.hasOwn(attachmentKinds, extension)) return reasons.kind
  if (file.size > attachmentLimits.bytes) return reasons.size
  return file.size === 0 ? reasons.empty : undefined
}

function stateAfter(error: unknown): UploadItem['state'] {
  if (!(error instanceof FunctionError) || error.code === 'network') {
    return { kind: 'failed', reason: reasons.offline }
  }
  if (error.code === 'bad_answer') return { kind: 'failed', reason: reasons.failed }
  const isFinal = error.code === 'unsupported_file' || error.code === 'payload_too_large'
  const reason = {
    ru: withCode(error.message, error),
    en: withCode(reasons.failed.en, error, 'en'),
  }
  return { kind: isFinal ? 'refused' : 'failed', reason }
}

const isPending = ({ state }: UploadItem) => state.kind === 'waiting' || state.kind === 'uploading'

/** The files of one form: uploaded as soon as they are chosen, two at a time. */
export class UploadQueue {
  #items: readonly UploadItem[] = []
  readonly #files = new Map<string, { file: File; controller: AbortController }>()
  readonly #listeners = new Set<() => void>()
  readonly #upload: UploadFile

  /** @param arrived files of an earlier queue */
  constructor(upload: UploadFile, arrived: readonly ArrivedFile[] = []) {
    this.#upload = upload
    this.#items = arrived.map(({ id, name, size }) => ({
      key: id,
      name,
      size,
      state: { kind: 'ready', id },
    }))
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** In the order in which they were chosen; a new array after every change. */
  readonly getItems = () => this.#items

  get arrived(): ArrivedFile[] {
    return this.#items.flatMap(({ name, size, state }) =>
      state.kind === 'ready' ? [{ id: state.id, name, size }] : [],
    )
  }

  get ids(): string[] {
    return this.arrived.map(({ id }) => id)
  }

  /** Adds files and starts uploading them. @returns how many did not fit */
  readonly add = (files: readonly File[]): number => {
    // Refused files do not count.
    const taken = this.#items.filter(({ state }) => state.kind !== 'refused').length
    let left = attachmentLimits.files - taken
    let dropped = 0
    const added: UploadItem[] = []
    for (const file of files) {
      const reason = refusalOf(file)
      if (!reason && left === 0) {
        dropped += 1
        continue
      }
      const key = makeUuid()
      const state: UploadItem['state'] = reason ? { kind: 'refused', reason } : { kind: 'waiting' }
      added.push({ key, name: file.name, size: file.size, state })
      if (reason) continue
      left -= 1
      this.#files.set(key, { file, controller: new AbortController() })
    }
    this.#set([...this.#items, ...added])
    this.#next()
    return dropped
  }

  readonly retry = (key: string) => {
    this.#change(key, { kind: 'waiting' })
    this.#next()
  }

  /** Removes a file, also during its upload. */
  readonly remove = (key: string) => {
    this.#files.get(key)?.controller.abort()
    this.#files.delete(key)
    this.#set(this.#items.filter((item) => item.key !== key))
    this.#next()
  }

  readonly clear = () => {
    for (const { key } of this.#items) this.remove(key)
  }

  /** Removes files that are not uploaded. */
  readonly stop = () => {
    for (const { key, state } of this.#items) if (state.kind !== 'ready') this.remove(key)
  }

  /** Resolves once no upload is running. */
  readonly settled = (): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (this.#items.some(isPending)) return
        unsubscribe()
        resolve()
      }
      const unsubscribe = this.subscribe(look)
      look()
    })

  #set(items: readonly UploadItem[]) {
    this.#items = items
    for (const listener of this.#listeners) listener()
  }

  #change(key: string, state: UploadItem['state']) {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, state } : item)))
  }

  #next() {
    const running = this.#items.filter(({ state }) => state.kind === 'uploading').length
    const waiting = this.#items.filter(({ state }) => state.kind === 'waiting')
    for (const { key } of waiting.slice(0, Math.max(0, atOnce - running))) void this.#start(key)
  }

  async #start(key: string) {
    const entry = this.#files.get(key)
    if (!entry) return
    const { file, controller } = entry
    this.#change(key, { kind: 'uploading', share: 0 })
    try {
      const { id } = await this.#upload(file, {
        signal: controller.signal,
        onProgress: (share) => this.#change(key, { kind: 'uploading', share }),
      })
      this.#change(key, { kind: 'ready', id })
    } catch (error) {
      this.#change(key, stateAfter(error))
    }
    this.#next()
  }
}
