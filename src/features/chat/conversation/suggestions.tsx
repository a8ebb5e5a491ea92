interface SuggestionsProps {
  texts: readonly string[]
  onSend: (text: string) => void
}

/** Messages that one press sends. */
export function Suggestions({ texts, onSend }: SuggestionsProps) {
  return (
    <div role="group" aria-label="Быстрые ответы" className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => onSend(text)}
          className="min-h-11 rounded-full border bg-card px-4 py-2 text-left text-sm leading-snug font-medium transition-colors hover:border-accent hover:bg-accent/8"
        >
          {text}
        </button>
      ))}
    </div>
  )
}
