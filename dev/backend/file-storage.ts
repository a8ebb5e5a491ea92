import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { App } from '@supabase/lite'

/** Lite's storage of objects; Lite exports the type of an adapter only through its app. */
type StorageAdapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

const ok = 200

/** Stores the objects of Storage as files in a folder, each with its description. */
export function createFileStorage(folder: string): StorageAdapter {
  // Hashed, so that no object's name can leave the folder.
  const fileOf = (bucket: string, key: string) =>
    join(folder, bucket, createHash('sha256').update(key).digest('hex'))

  const describe = async (bucket: string, key: string): Promise<Metadata> => {
    const file = fileOf(bucket, key)
    const { size, mtime } = await stat(file)
    const stored: { mimetype: string; cacheControl: string } = JSON.parse(
      await readFile(`${file}.json`, 'utf8'),
    )
    return {
      ...stored,
      size,
      contentLength: size,
      lastModified: mtime,
      eTag: `"${size}-${mtime.getTime()}"`,
      httpStatusCode: ok,
    }
  }
  const remove = async (bucket: string, key: string) => {
    for (const file of [fileOf(bucket, key), `${fileOf(bucket, key)}.json`]) {
      await rm(file, { force: true })
    }
  }

  return {
    driver: undefined,
    async getObject(bucket, key) {
      const metadata = await describe(bucket, key)
      return {
        metadata,
        httpStatusCode: ok,
        body: await readFile(fileOf(bucket, key)),
      }
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const file = fileOf(bucket, key)
      await mkdir(dirname(file), { recursive: true })
      const bytes = body instanceof Uint8Array ? body : await buffer(body)
      await writeFile(`${file}.json`, JSON.stringify({ mimetype, cacheControl }))
      // A file appears completely or not at all.
      await writeFile(`${file}.new`, bytes)
      await rename(`${file}.new`, file)
      return describe(bucket, key)
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key)
    },
    async copyObject(fromBucket, from, _version, bucket, key) {
      await mkdir(dirname(fileOf(bucket, key)), { recursive: true })
      for (const end of ['.json', '']) {
        await copyFile(fileOf(fromBucket, from) + end, fileOf(bucket, key) + end)
      }
      return describe(bucket, key)
    },
    headObject: describe,
    async privateAssetUrl(bucket, key) {
      return `file://${fileOf(bucket, key)}`
    },
  }
}
