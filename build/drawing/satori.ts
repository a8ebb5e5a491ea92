import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReactNode } from 'react'
import satori from 'satori'
import { typeface } from '../../src/brand/typeface.ts'

/** Each file is its own family, because Satori does not fall back between files of one family. */
export const fontFamily = 'cyrillic, latin'

type Font = Parameters<typeof satori>[1]['fonts'][number]
const fonts = new Map<string, Promise<Font[]>>()

function fontsOf(files: string): Promise<Font[]> {
  const known = fonts.get(files)
  if (known) return known
  const loaded = Promise.all(
    (['cyrillic', 'latin'] as const).flatMap((subset) =>
      ([400, 600, 700] as const).map(async (weight) => ({
        name: subset,
        weight,
        data: await readFile(
          `node_modules/@fontsource/${files}/files/${files}-${subset}-${weight}-normal.woff`,
        ),
      })),
    ),
  )
  fonts.set(files, loaded)
  return loaded
}

/** Draws an element as SVG. @param files the typeface's, of static cuts; the site's by default */
export const drawSvg = async (
  element: ReactNode,
  size: { width: number; height: number },
  files: string = typeface.files,
): Promise<string> => satori(element, { ...size, fonts: await fontsOf(files) })

/** Draws what has not been drawn of the same `sources`, which takes half a second. */
export async function drawOnce(
  kind: 'svg' | 'png',
  sources: readonly unknown[],
  draw: () => Promise<string | Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(sources)).digest('hex')
  const file = `.cache/drawings/${hash}.${kind}`
  try {
    return await readFile(file)
  } catch {
    const drawn = await draw()
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, drawn)
    return Buffer.from(drawn)
  }
}
