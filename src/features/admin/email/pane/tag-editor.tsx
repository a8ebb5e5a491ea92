import { Plus, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useCommands } from '../../commands/use-commands'
import { type Triage, useTags } from '../../triage/triage-requests'
import type { EmailDetail } from '../email-requests'

/** The most tags per email, and characters per tag; the same limits as on `emails.tags`. */
export const tagLimits = { count: 10, length: 30 }

/**
 * Adds typed tags, separated by commas, ignoring case when comparing with existing ones.
 * @returns the same list if nothing was added
 */
export function addTags(tags: readonly string[], typed: string): readonly string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()))
  const added = typed
    .split(',')
    .map((tag) => tag.replace(/\s+/g, ' ').trim().slice(0, tagLimits.length))
    .filter((tag) => tag !== '' && !known.has(tag.toLowerCase()))
  return added.length === 0 ? tags : [...new Set([...tags, ...added])].slice(0, tagLimits.count)
}

interface TagEditorProps {
  email: Pick<EmailDetail, 'id' | 'tags'>
  triage: Pick<Triage, 'isBusy' | 'tag'>
}

/** The tags of a thread, with buttons to remove and add. */
export function TagEditor({ email, triage }: TagEditorProps) {
  const { id, tags } = email
  const [isAdding, setAdding] = useState(false)
  const canAdd = tags.length < tagLimits.count
  useCommands(() => ({ ...(canAdd && { tag: () => setAdding(true) }) }))
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
            onClick={() =>
              triage.tag(
                id,
                tags.filter((each) => each !== tag),
              )
            }
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      ))}
      {isAdding ? (
        <NewTag
          tags={tags}
          onDone={(next) => {
            setAdding(false)
            if (next !== tags) triage.tag(id, next)
          }}
        />
      ) : (
        canAdd && (
          <Button
            variant="ghost"
            className="h-8 px-2.5 text-sm text-muted-foreground"
            disabled={triage.isBusy}
            title="Метка (T)"
            aria-keyshortcuts="t"
            onClick={() => setAdding(true)}
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
  tags: readonly string[]
  onDone: (tags: readonly string[]) => void
}

/** A field for a new tag that suggests those in use. Enter and blur add it, Escape does not. */
function NewTag({ tags, onDone }: NewTagProps) {
  const { data: known = [] } = useTags()
  const [text, setText] = useState('')
  const listId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(addTags(tags, text))
  }
  return (
    <form onSubmit={submit}>
      <Input
        autoFocus
        aria-label="Новая метка"
        placeholder="Метка, Enter"
        list={listId}
        maxLength={tagLimits.length}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => onDone(addTags(tags, text))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone(tags)
        }}
        className="h-9! w-44 px-3! text-sm"
      />
      <datalist id={listId}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </form>
  )
}
