import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { Input } from '@/components/ui/input'
import { useDebouncedText } from '@/lib/use-debounced-text'
import { Kbd } from '../kbd'

interface InboxSearchProps {
  ref: Ref<HTMLInputElement>
  text: string
  onText: (text: string) => void
}

export function InboxSearch({ ref, text, onText }: InboxSearchProps) {
  const [draft, setDraft] = useDebouncedText(text, onText)

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
