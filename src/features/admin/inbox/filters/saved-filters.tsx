import { BookmarkPlus, X } from 'lucide-react'
import { useState } from 'react'
import { Form } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { ConfirmButton } from '../../parts/confirm-button'
import { type InboxQuery, readInboxQuery, searchOf } from '../inbox-query'
import { useDeleteFilter, useSavedFilters, useSaveFilter } from '../saved-filter-requests'

interface SavedFiltersProps {
  query: InboxQuery
  onChange: (query: InboxQuery) => void
}

export function SavedFilters({ query, onChange }: SavedFiltersProps) {
  const { data: filters = [] } = useSavedFilters()
  const { mutate: remove } = useDeleteFilter()
  const [isNaming, setNaming] = useState(false)
  const address = searchOf(query)
  const isNew = address !== '' && filters.every((filter) => filter.query !== address)
  if (filters.length === 0 && !isNew) return null
  return (
    <ul
      aria-label="Сохранённые фильтры"
      className="mt-2 flex max-h-32 flex-wrap items-center gap-1.5 overflow-y-auto"
    >
      {filters.map((filter) => (
        <li
          key={filter.id}
          className="inline-flex max-w-full items-center rounded-full border text-sm has-[[aria-pressed=true]]:border-accent has-[[aria-pressed=true]]:bg-accent/8"
        >
          <button
            type="button"
            aria-pressed={filter.query === address}
            className="min-w-0 truncate rounded-l-full py-1.5 pl-3"
            onClick={() => onChange(readInboxQuery(filter.query))}
          >
            {filter.title}
          </button>
          <ConfirmButton
            aria-label={`Удалить фильтр «${filter.title}»`}
            size="icon"
            className="size-8 rounded-full text-muted-foreground"
            question="Удалить фильтр?"
            consequence={`«${filter.title}» исчезнет из вашего списка.`}
            answer="Удалить"
            onConfirm={() => remove(filter.id)}
          >
            <X aria-hidden className="size-3.5" />
          </ConfirmButton>
        </li>
      ))}
      {isNew && (
        <li>
          {isNaming ? (
            <NewFilter address={address} onDone={() => setNaming(false)} />
          ) : (
            <Button
              variant="ghost"
              className="h-8 px-2.5 text-sm text-muted-foreground"
              onClick={() => setNaming(true)}
            >
              <BookmarkPlus aria-hidden />
              Сохранить фильтр
            </Button>
          )}
        </li>
      )}
    </ul>
  )
}

function NewFilter({ address, onDone }: { address: string; onDone: () => void }) {
  const [title, setTitle] = useState('')
  const { mutateAsync: save, isPending } = useSaveFilter()
  const submit = () =>
    title.trim() !== '' &&
    save({ title: title.trim(), query: address }).then(onDone, () => undefined)
  return (
    <Form onSubmit={submit} className="flex gap-1.5">
      <Input
        autoFocus
        aria-label="Название фильтра"
        placeholder="Название, Enter"
        maxLength={60}
        readOnly={isPending}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone()
        }}
        className="h-9! w-48 px-3! text-sm"
      />
    </Form>
  )
}
