import type { LinkTarget } from './addresses.ts'
import type { OfferId } from './offers.ts'

/** The action of a button: open a dialog about an offer or another subject, or link to a page. */
export type Action =
  | {
      label: string
      opens: 'consultation' | 'projectQuiz' | 'order'
      offer?: OfferId
      interest?: string
    }
  | { label: string; to: LinkTarget }
