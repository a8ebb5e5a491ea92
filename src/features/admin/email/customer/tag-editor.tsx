import { oneLine } from '@contracts/text.ts'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Form } from '@/components/ui/form'
import { cn } from '@/lib/cn'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useCommands } from '../../commands/use-commands'
import { useTags, useTriage } from '../../triage/triage-requests'
import type { EmailDetail } from '../email-requests'

/** The most tags per email, and characters per tag; the same limits as on `emails.tags`. */
export const tagLimits = { count: 10, length: 30 }

/** Adds typed tags, separated by commas; whether one exists is compared without case. */
export function addTags(tags: readonly string[], typed: string): readonly string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()))
  const added = typed
    .split(',')
    .map((tag) => oneLine(tag, Infinity).slice(0, tagLimits.length))
    .filter((tag) => tag !== '' && !known.has(tag.toLowerCase()))
  return [...new Set([...tags, ...added])].slice(0, tagLimits.count)
}

export function TagEditor({ email }: { email: EmailDetail }) {
  const triage = useTriage([email])
  const { id, tags } = email
  /** «left»: by Escape, which gives the focus back to the button. */
  const [field, setField] = useState<'closed' | 'open' | 'left'>('closed')
  const canAdd = tags.length < tagLimits.count
  useCommands(() => ({ ...(canAdd && { tag: () => setField('open') }) }))
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <span
          key={tag}
          className="inline-flex items-center rounded-full border bg-muted/60 pl-3 text-sm"
        >
          {tag}
          <button
            type="button"
            aria-label={`Убрать метку «${tag}»`}
            disabled={triage.isBusy}
            className="grid size-8 place-items-center rounded-full text-muted-foreground hover:text-foreground"
            onClick={() => triage.tag(new Map([[id, tags.filter((each) => each !== tag)]]))}
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      ))}
      {field === 'open' ? (
        <NewTag
          tags={tags}
          onAdd={(typed) => {
            const next = addTags(tags, typed)
            if (next.length > tags.length) triage.tag(new Map([[id, next]]))
          }}
          onDone={setField}
        />
      ) : (
        canAdd && (
          <Button
            variant="ghost"
            className={cn(
              'h-8 px-2.5 text-sm text-muted-foreground',
              tags.length === 0 && '-ml-2.5',
            )}
            autoFocus={field === 'left'}
            disabled={triage.isBusy}
            title="Метка (T)"
            aria-keyshortcuts="t"
            onClick={() => setField('open')}
          >
            <Plus aria-hidden />
            Метка
          </Button>
        )
      )}
    </div>
  )
}

interface NewTagProps {
  /** Not suggested. */
  tags: readonly string[]
  onAdd: (typed: string) => void
  onDone: (field: 'closed' | 'left') => void
}

/** Enter and blur add what is typed, Escape does not. Enter keeps the focus: the next keys must not act on the email. */
export function NewTag({ tags, onAdd, onDone }: NewTagProps) {
  const { data: known = [] } = useTags()
  const [text, setText] = useState('')
  const listId = useId()
  const isTooLong = text.split(',').some((tag) => tag.trim().length > tagLimits.length)
  const add = () => {
    if (isTooLong) return
    onAdd(text)
    setText('')
  }
  return (
    <Form data-composer onSubmit={add}>
      <Input
        autoFocus
        aria-label="Новая метка"
        placeholder="Метка, Enter"
        list={listId}
        aria-invalid={isTooLong}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          add()
          onDone('closed')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          event.preventDefault()
          onDone('left')
        }}
        className="h-9! w-44 px-3! text-sm"
      />
      {isTooLong && (
        <p className="mt-1 text-caption text-destructive-text">
          Метка длиннее {tagLimits.length} знаков
        </p>
      )}
      <datalist id={listId}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </Form>
  )
}
