import type { Action } from './action'
import type { NonEmpty } from './primitives'

/** Text with the marks `**strong**`, `` `code` `` and `[link](/path or https://…)`; no HTML. */
export type RichText = string

/** One block of an article. A heading's `id` is its anchor in the table of contents. */
export type ArticleBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; ordered?: true; items: NonEmpty<RichText> }
  | {
      kind: 'code'
      language: 'python' | 'typescript' | 'sql' | 'bash' | 'json'
      title?: string
      code: string
    }
  | { kind: 'note'; title: string; text: RichText }
  | { kind: 'quote'; text: string; source: string }
  | { kind: 'table'; head: NonEmpty<string>; rows: NonEmpty<NonEmpty<RichText>> }
  | { kind: 'callToAction'; title: string; text: string; label: string; interest: string }

/** Sticky beside an article: the tools it mentions, and an offer of help. */
export interface ArticleSidebar {
  tools: {
    title: string
    items: NonEmpty<{ name: string; text: string; href: `https://${string}` }>
  }
  help: { title: string; text: string; action: Action }
}

/** One block of a document's chapter. */
export type DocumentBlock =
  | { paragraph: string }
  | { list: readonly string[] }
  | { terms: NonEmpty<{ term: string; text: string }> }

export interface DocumentChapter {
  id: string
  title: string
  blocks: NonEmpty<DocumentBlock>
}

/** A legal text in chapters, with its own table of contents. */
export interface DocumentText {
  title: string
  lead: string
  updated: string
  languagesLabel: string
  contentsLabel: string
  chapters: NonEmpty<DocumentChapter>
}
