import type { DocumentBlock } from '@/content/sections'

/** A legal chapter as plain text, its links without their addresses. */
export const documentText = (blocks: readonly DocumentBlock[]) =>
  blocks
    .flatMap((block) => {
      if ('paragraph' in block) return [block.paragraph]
      if ('list' in block) return block.list.map((item) => `– ${item}`)
      return block.terms.map(({ term, text }) => `${term}: ${text}`)
    })
    .join('\n')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
