import { Pencil, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { Skeleton } from '@/components/ui/skeleton'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { isComposing } from '@/lib/browser/typing-keys'
import { ConfirmButton } from '../parts/confirm-button'
import { onlyOne } from '../lib/draft-storage'
import { foldLetters, searchWords } from '../lib/search-patterns'
import { stepOnArrow } from '../lib/step-on-arrow'
import { Loaded } from '../parts/loaded'
import { PanelNote } from '../parts/panel-note'
import { useOwnName } from '../lib/people-requests'
import { useViewer } from '../lib/viewer'
import { fillTemplate, placeholderNames } from './fill-template'
import { givenName } from './given-name'
import {
  explainTemplateRefusal,
  type TemplateDraft,
  templateDrafts,
  useDeleteTemplate,
  useSaveTemplate,
  useTemplates,
} from './template-requests'

interface TemplatesDialogProps {
  /** The recipient's. */
  name: string | null | undefined
  /** The service that they asked for. */
  interest?: string | null | undefined
  isOpen: boolean
  onClose: () => void
  /** Called after closing, when the focus may be moved. */
  onClosed: () => void
  onChoose: (text: string) => void
}

export function TemplatesDialog({ isOpen, onClose, onClosed, ...props }: TemplatesDialogProps) {
  const { userId } = useViewer()
  // What was typed stays until it is saved or cancelled.
  const [typed, keepTyped] = templateDrafts.useDraft(userId, onlyOne)
  const [chosen, choose] = useState<TemplateDraft>()
  const edited = typed ?? chosen
  const leave = () => {
    choose(undefined)
    onClose()
  }
  const done = () => {
    keepTyped(undefined)
    choose(undefined)
  }
  const title = edited ? (edited.id ? 'Изменить шаблон' : 'Новый шаблон') : 'Шаблоны ответов'
  return (
    <Dialog open={isOpen} onClose={leave} onClosed={onClosed} size="medium" title={title}>
      {edited ? (
        <TemplateForm draft={edited} onChange={keepTyped} onDone={done} />
      ) : (
        <TemplateList {...props} onEdit={choose} />
      )}
    </Dialog>
  )
}

interface TemplateListProps extends Pick<TemplatesDialogProps, 'name' | 'interest' | 'onChoose'> {
  onEdit: (template: TemplateDraft) => void
}

/** From more of them on, they are searched. */
const mostAtAGlance = 6

/** By parts of words of title and text, in any order. */
const isSought =
  (search: string) =>
  ({ title, body }: { title: string; body: string }) => {
    const text = foldLetters(`${title} ${body}`)
    return searchWords(search).every((word) => text.includes(word))
  }

function TemplateList({ name, interest, onChoose, onEdit }: TemplateListProps) {
  const values = { имя: givenName(name), услуга: interest, менеджер: useOwnName() }
  const templates = useTemplates()
  const { isAdmin: keeps } = useViewer()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const nothing = keeps
    ? 'Шаблонов пока нет. Напишите ответ, который повторяете чаще всего.'
    : 'Шаблонов пока нет: их добавляет администратор.'
  return (
    <DialogBody>
      <Loaded
        query={templates}
        failure="Не удалось загрузить шаблоны"
        loading={<Skeleton className="h-40 w-full rounded-card" />}
        empty={<PanelNote text={nothing} />}
        className=""
      >
        {(listed) => (
          <>
            {listed.length > mostAtAGlance && (
              <Input
                autoFocus
                type="search"
                aria-label="Поиск по шаблонам"
                placeholder="Поиск по шаблонам"
                value={search}
                onChange={({ target }) => setSearch(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
                  if (isComposing(event.nativeEvent)) return
                  event.preventDefault()
                  const first = list.current?.querySelector('button')
                  if (event.key === 'Enter') first?.click()
                  else first?.focus()
                }}
                className="mb-3"
              />
            )}
            <ul ref={list} className="space-y-2">
              {listed.filter(isSought(search)).map((template, index) => {
                const { id, title, body } = template
                const text = fillTemplate(body, values)
                return (
                  <li
                    key={id}
                    className="flex items-start gap-1 rounded-card border bg-card transition-colors focus-within:border-input hover:border-input"
                  >
                    <button
                      type="button"
                      autoFocus={index === 0 && listed.length <= mostAtAGlance}
                      onKeyDown={stepOnArrow}
                      onClick={() => onChoose(text)}
                      className="min-w-0 flex-1 rounded-card px-4 py-3 text-left"
                    >
                      <span className="block font-medium [overflow-wrap:anywhere]">{title}</span>
                      <span className="mt-0.5 line-clamp-2 text-sm [overflow-wrap:anywhere] text-muted-foreground">
                        {text}
                      </span>
                    </button>
                    {keeps && (
                      <IconButton
                        label={`Изменить шаблон «${title}»`}
                        onClick={() => onEdit(template)}
                        className="m-1.5"
                      >
                        <Pencil aria-hidden />
                      </IconButton>
                    )}
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </Loaded>
      {keeps && templates.data && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => onEdit({ title: '', body: '' })}
        >
          <Plus aria-hidden />
          Новый шаблон
        </Button>
      )}
    </DialogBody>
  )
}

const limits = { title: 80, body: 4000 }
const hint = `Подставим сами: ${placeholderNames.map((name) => `{${name}}`).join(', ')}`

interface TemplateFormProps {
  draft: TemplateDraft
  onChange: (draft: TemplateDraft) => void
  onDone: () => void
}

function TemplateForm({ draft, onChange, onDone }: TemplateFormProps) {
  const save = useSaveTemplate()
  const remove = useDeleteTemplate()
  const { id } = draft
  const isBusy = save.isPending || remove.isPending
  const submit = () => save.mutateAsync(draft).then(onDone, () => undefined)
  return (
    <DialogForm onSubmit={submit}>
      <DialogBody>
        <div className="space-y-4">
          <TextField
            label="Название"
            required
            data-first-focus
            maxLength={limits.title}
            value={draft.title}
            onChange={({ target }) => onChange({ ...draft, title: target.value })}
          />
          <Field label="Текст" hint={hint} required>
            {(control) => (
              <Textarea
                {...control}
                rows={9}
                maxLength={limits.body}
                value={draft.body}
                onChange={({ target }) => onChange({ ...draft, body: target.value })}
              />
            )}
          </Field>
        </div>
      </DialogBody>
      <DialogFooter failure={save.error && explainTemplateRefusal(save.error)}>
        <div className="flex flex-wrap items-center justify-end gap-2">
          {id !== undefined && (
            <ConfirmButton
              className="mr-auto"
              disabled={isBusy}
              question="Удалить шаблон?"
              consequence={`«${draft.title}» исчезнет у всей команды. Вернуть его будет нельзя.`}
              answer="Удалить"
              onConfirm={() => remove.mutate(id, { onSuccess: onDone })}
            >
              Удалить
            </ConfirmButton>
          )}
          <Button variant="ghost" disabled={isBusy} onClick={onDone}>
            Отмена
          </Button>
          <SubmitButton
            label="Сохранить"
            busyLabel="Сохраняем…"
            busy={save.isPending}
            disabled={draft.title.trim() === '' || draft.body.trim() === ''}
          />
        </div>
      </DialogFooter>
    </DialogForm>
  )
}
