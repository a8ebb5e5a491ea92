import { useState } from 'react'
import { placeholders } from '../../labels'
import { withoutPiledMarks } from '@/lib/text/piled-marks'
import { splitQuote } from '@/lib/text/split-quote'

export function EmailText({ text }: { text: string | null }) {
  const [isQuoteShown, setQuoteShown] = useState(false)
  if (!text?.trim()) return <p className="text-muted-foreground">{placeholders.body}</p>
  const { own, quote } = splitQuote(withoutPiledMarks(text))
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
            aria-expanded={isQuoteShown}
            onClick={() => setQuoteShown(!isQuoteShown)}
            className="mt-1.5 flex min-h-11 items-center text-sm text-muted-foreground underline decoration-border underline-offset-4 hover:text-foreground"
          >
            {isQuoteShown ? 'Скрыть цитату' : 'Показать цитату'}
          </button>
          {isQuoteShown && <div className="border-l-2 pl-3.5 text-muted-foreground">{quote}</div>}
        </>
      )}
    </div>
  )
}
