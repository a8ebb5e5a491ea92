import { Pencil, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { Skeleton } from '@/components/ui/skeleton'
import { FailureNote, PanelNote } from '../../../panel-note'
import {
  type Template,
  type TemplateDraft,
  useKeepsTemplates,
  useTemplates,
} from './template-requests'
import { fillTemplate, type TemplateValues } from './fill-template'
import { TemplateForm } from './template-form'

interface TemplatesDialogProps {
  userId: string
  values: TemplateValues
  isOpen: boolean
  onClose: () => void
  /** Called after closing, when the focus may be moved. */
  onClosed: () => void
  onChoose: (text: string) => void
}

/** The reply templates, filled in for one email: staff choose one, admins edit them. */
export function TemplatesDialog({ isOpen, onClose, onClosed, ...props }: TemplatesDialogProps) {
  const [edited, setEdited] = useState<TemplateDraft>()
  const leave = () => {
    setEdited(undefined)
    onClose()
  }
  const title = edited ? (edited.id ? 'Изменить шаблон' : 'Новый шаблон') : 'Шаблоны ответов'
  return (
    <Dialog open={isOpen} onClose={leave} onClosed={onClosed} size="medium" title={title}>
      {edited ? (
        <TemplateForm
          key={edited.id ?? 'new'}
          template={edited}
          onDone={() => setEdited(undefined)}
        />
      ) : (
        <TemplateList {...props} onEdit={setEdited} />
      )}
    </Dialog>
  )
}

interface TemplateListProps extends Pick<TemplatesDialogProps, 'userId' | 'values' | 'onChoose'> {
  onEdit: (template: TemplateDraft) => void
}

function TemplateList({ userId, values, onChoose, onEdit }: TemplateListProps) {
  const templates = useTemplates()
  const keeps = useKeepsTemplates(userId)
  return (
    <DialogBody>
      {!templates.data && !templates.isError && <Skeleton className="h-40 w-full rounded-card" />}
      {!templates.data && templates.isError && (
        <FailureNote text="Не удалось загрузить шаблоны" onRetry={templates.refetch} />
      )}
      {templates.data?.length === 0 && (
        <PanelNote
          text={
            keeps
              ? 'Шаблонов пока нет. Напишите ответ, который повторяете чаще всего.'
              : 'Шаблонов пока нет: их добавляет администратор.'
          }
        />
      )}
      {templates.data && templates.data.length > 0 && (
        <ul className="space-y-2">
          {templates.data.map((template, index) => (
            <Entry
              key={template.id}
              template={template}
              isFirst={index === 0}
              text={fillTemplate(template.body, values)}
              onChoose={onChoose}
              onEdit={keeps ? () => onEdit(template) : undefined}
            />
          ))}
        </ul>
      )}
      {keeps && templates.data && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => onEdit({ id: undefined, title: '', body: '' })}
        >
          <Plus aria-hidden />
          Новый шаблон
        </Button>
      )}
    </DialogBody>
  )
}

interface EntryProps {
  template: Template
  isFirst: boolean
  text: string
  onChoose: (text: string) => void
  onEdit: (() => void) | undefined
}

function stepOnArrow(event: KeyboardEvent): void {
  const entry = event.currentTarget.closest('li')
  const steps: Record<string, Element | null | undefined> = {
    ArrowDown: entry?.nextElementSibling,
    ArrowUp: entry?.previousElementSibling,
  }
  const next = steps[event.key]?.querySelector('button')
  if (!next) return
  event.preventDefault()
  next.focus()
}

function Entry({ template, isFirst, text, onChoose, onEdit }: EntryProps) {
  return (
    <li className="flex items-start gap-1 rounded-card border bg-card transition-colors focus-within:border-input hover:border-input">
      <button
        type="button"
        autoFocus={isFirst}
        onKeyDown={stepOnArrow}
        onClick={() => onChoose(text)}
        className="min-w-0 flex-1 rounded-card px-4 py-3 text-left"
      >
        <span className="block font-medium [overflow-wrap:anywhere]">{template.title}</span>
        <span className="mt-0.5 line-clamp-2 text-sm [overflow-wrap:anywhere] text-muted-foreground">
          {text}
        </span>
      </button>
      {onEdit && (
        <IconButton
          label={`Изменить шаблон «${template.title}»`}
          onClick={onEdit}
          className="m-1.5"
        >
          <Pencil aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
