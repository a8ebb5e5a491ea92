import { useState } from 'react'
import { placeholders } from '../../labels'
import { partQuote } from '../plain-text'

/** A letter's plain text, as it was written; what it quotes is folded. */
export function LetterText({ text }: { text: string | null }) {
  const [withQuote, setWithQuote] = useState(false)
  if (!text?.trim()) return <p className="text-muted-foreground">{placeholders.body}</p>
  const { own, quote } = partQuote(text)
  return (
    <div
      dir="auto"
      className="max-w-reading text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {own}
      {quote && (
        <>
          <button
            type="button"
            aria-expanded={withQuote}
            onClick={() => setWithQuote(!withQuote)}
            className="mt-1.5 flex min-h-11 items-center text-sm text-muted-foreground underline decoration-border underline-offset-4 hover:text-foreground"
          >
            {withQuote ? 'Скрыть цитату' : 'Показать цитату'}
          </button>
          {withQuote && <div className="border-l-2 pl-3.5 text-muted-foreground">{quote}</div>}
        </>
      )}
    </div>
  )
}
