import type { Lang } from '@contracts/lang.ts'
import type { NonEmpty } from '../primitives'
import type { Section } from './sections'

export interface PageContent {
  /** The brand is appended to the title; the description has 120 to 160 characters. */
  head: { title: string; description: string; keywords: NonEmpty<string> }
  lang: Lang
  /** What the page sells, for the structured data; its offers are read from the sections. */
  service?: { name: string; type: string }
  sections: NonEmpty<Section>
}
