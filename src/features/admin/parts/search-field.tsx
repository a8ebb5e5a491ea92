import { Search, X } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { Input } from '@/components/ui/input'
import { isComposing } from '@/lib/browser/typing-keys'
import { cn } from '@/lib/cn'
import { useDebouncedText } from '../lib/use-debounced-text'
import { Kbd } from './kbd'

interface SearchFieldProps {
  ref?: Ref<HTMLInputElement>
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  /** Whether a list with rows to open shows those of `text`: Enter and the down arrow lead to its first one. */
  isListed?: boolean
  /** The key that focuses the field; Escape in the empty field leaves it. */
  shortcut?: string
  /** Less high with a mouse. */
  isCompact?: boolean
  className?: string
}

/** The search of a list, applied after a pause in typing. */
export function SearchField(props: SearchFieldProps) {
  const { ref, label, placeholder, text, onText, isListed, shortcut, isCompact, className } = props
  const [draft, setDraft, flush] = useDebouncedText(text, onText)
  /** The field from which a key leads to the list, as soon as that has the text. */
  const leaving = useRef<HTMLInputElement>(null)
  const enterList = () => {
    const isStillThere = leaving.current === document.activeElement
    leaving.current = null
    if (isStillThere) document.querySelector<HTMLElement>('[data-row] a')?.focus()
  }
  useEffect(() => {
    if (leaving.current && isListed && draft.trim() === text.trim()) enterList()
  })
  return (
    <div role="search" className={cn('relative min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        value={draft}
        onChange={({ target }) => {
          leaving.current = null
          setDraft(target.value)
        }}
        onKeyDown={(event) => {
          const field = event.currentTarget
          if (isComposing(event.nativeEvent)) return
          if (shortcut && event.key === 'Escape' && draft === '') field.blur()
          if (!['Enter', 'ArrowDown'].includes(event.key)) return
          event.preventDefault()
          leaving.current = field
          if (draft !== text) flush()
          else if (isListed) enterList()
        }}
        className={cn(
          'peer pr-10 pl-10.5 [&::-webkit-search-cancel-button]:hidden',
          isCompact && 'lg:text-[0.9375rem] lg:pointer-fine:h-9',
        )}
      />
      {draft !== '' && (
        <button
          type="button"
          aria-label="Очистить поиск"
          className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted-foreground hover:text-foreground"
          onClick={({ currentTarget }) => {
            setDraft('')
            currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
      {shortcut && draft === '' && (
        <Kbd className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 peer-focus:hidden max-lg:hidden">
          {shortcut}
        </Kbd>
      )}
    </div>
  )
}
