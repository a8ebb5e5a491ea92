import { Search } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { Input } from '@/components/ui/input'
import { Kbd } from './kbd'

/** How long somebody must stop typing before we search. */
const pauseMs = 250

interface InboxSearchProps {
  ref: Ref<HTMLInputElement>
  text: string
  onText: (text: string) => void
}

/** Searches all e-mails there are, in the database. */
export function InboxSearch({ ref, text, onText }: InboxSearchProps) {
  const [draft, setDraft] = useState(text)
  const [sent, setSent] = useState(text)
  const [seen, setSeen] = useState(text)
  // Changed elsewhere: by «Сбросить», or by the browser's Back. What we sent ourselves may come back
  // when somebody has already typed on.
  if (text !== seen) {
    setSeen(text)
    if (text !== sent) {
      setSent(text)
      setDraft(text)
    }
  }

  useEffect(() => {
    if (draft === sent) return
    const timer = setTimeout(() => {
      setSent(draft)
      onText(draft)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [draft, sent, onText])

  return (
    <div role="search" className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={ref}
        type="search"
        aria-label="Поиск по всем письмам"
        aria-keyshortcuts="/"
        placeholder="Поиск по письмам"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && draft === '') event.currentTarget.blur()
        }}
        className="peer pr-10 pl-10.5 lg:text-[0.9375rem] lg:pointer-fine:h-9"
      />
      {draft === '' && (
        <Kbd className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 peer-focus:hidden max-lg:hidden">
          /
        </Kbd>
      )}
    </div>
  )
}
