import { BookmarkPlus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { ConfirmDialog } from '../../../confirm-dialog'
import { type InboxQuery, readInboxQuery, writeInboxQuery } from '../../inbox-query'
import { useDeleteFilter, useSavedFilters, useSaveFilter } from './saved-filter-requests'

interface SavedFiltersProps {
  query: InboxQuery
  onChange: (query: InboxQuery) => void
}

export function SavedFilters({ query, onChange }: SavedFiltersProps) {
  const { data: filters = [] } = useSavedFilters()
  const { mutateAsync: remove, isPending } = useDeleteFilter()
  const [asked, setAsked] = useState<string>()
  /** The query saved here, whose button gets the focus of the field. */
  const [saved, setSaved] = useState<string>()
  const address = writeInboxQuery(new URLSearchParams(), query).toString()
  const isNew = address !== '' && filters.every((filter) => filter.query !== address)
  if (filters.length === 0 && !isNew) return null
  return (
    <ul aria-label="Сохранённые фильтры" className="mt-2 flex flex-wrap items-center gap-1.5">
      {filters.map((filter) => (
        <li
          key={filter.id}
          className="inline-flex max-w-full items-center rounded-full border text-sm has-[[aria-pressed=true]]:border-accent has-[[aria-pressed=true]]:bg-accent/8"
        >
          <button
            type="button"
            autoFocus={filter.query === saved}
            aria-pressed={filter.query === address}
            className="min-w-0 truncate rounded-l-full py-1.5 pl-3"
            onClick={() => onChange(readInboxQuery(new URLSearchParams(filter.query)))}
          >
            {filter.title}
          </button>
          <button
            type="button"
            aria-label={`Удалить фильтр «${filter.title}»`}
            className="grid size-8 shrink-0 place-items-center rounded-full text-muted-foreground hover:text-foreground"
            onClick={() => setAsked(filter.id)}
          >
            <X aria-hidden className="size-3.5" />
          </button>
          <ConfirmDialog
            open={asked === filter.id}
            onClose={() => setAsked(undefined)}
            title="Удалить фильтр?"
            label="Удалить"
            isBusy={isPending}
            onConfirm={() =>
              remove(filter.id).then(
                () => setAsked(undefined),
                () => undefined,
              )
            }
          >
            «{filter.title}» исчезнет из вашего списка.
          </ConfirmDialog>
        </li>
      ))}
      {isNew && (
        <li>
          <NewFilter key={address} address={address} onSave={setSaved} />
        </li>
      )}
    </ul>
  )
}

function NewFilter({ address, onSave }: { address: string; onSave: (query: string) => void }) {
  /** «left»: by Escape, which gives the focus back to the button. */
  const [field, setField] = useState<'closed' | 'open' | 'left'>('closed')
  const [title, setTitle] = useState('')
  const { mutateAsync: save, isPending } = useSaveFilter()
  const once = useSingleFlight()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return
    onSave(address)
    void once(() => save({ title: title.trim(), query: address }).catch(() => undefined))
  }
  if (field !== 'open') {
    return (
      <Button
        variant="ghost"
        className="h-8 px-2.5 text-sm text-muted-foreground"
        autoFocus={field === 'left'}
        onClick={() => setField('open')}
      >
        <BookmarkPlus aria-hidden />
        Сохранить фильтр
      </Button>
    )
  }
  return (
    <form onSubmit={submit} className="flex gap-1.5">
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
          setField('left')
        }}
        className="h-9! w-48 px-3! text-sm"
      />
    </form>
  )
}
