import { PenLine } from 'lucide-react'

/** Says above the composer that a colleague is answering as well. */
export const Writing = ({ text }: { text: string | undefined }) => (
  <div role="status" className="shrink-0">
    {text && (
      <p className="flex items-center gap-2 border-t px-4 py-2.5 text-sm font-medium text-accent @[34rem]/pane:px-6">
        <PenLine aria-hidden className="size-4" />
        <span>{text}</span>
      </p>
    )}
  </div>
)
