import { type SyntheticEvent, useState } from 'react'
import { Field } from '@/components/field'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter, DialogForm } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import {
  explainTemplateRefusal,
  type TemplateDraft,
  useDeleteTemplate,
  useSaveTemplate,
} from './template-requests'
import { placeholderNames } from './fill-template'

const limits = { title: 80, body: 4000 }
const hint = `Подставим сами: ${placeholderNames.map((name) => `{${name}}`).join(', ')}`

interface TemplateFormProps {
  template: TemplateDraft
  onDone: () => void
}

export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const [draft, setDraft] = useState(template)
  const save = useSaveTemplate()
  const remove = useDeleteTemplate()
  const { id } = template
  const isBusy = save.isPending || remove.isPending
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    save.mutate(draft, { onSuccess: onDone })
  }
  return (
    <DialogForm onSubmit={submit}>
      <DialogBody>
        <div className="space-y-4">
          <Field label="Название" required>
            {(control) => (
              <Input
                {...control}
                data-first-focus
                maxLength={limits.title}
                value={draft.title}
                onChange={({ target }) => setDraft({ ...draft, title: target.value })}
              />
            )}
          </Field>
          <Field label="Текст" hint={hint} required>
            {(control) => (
              <Textarea
                {...control}
                rows={9}
                maxLength={limits.body}
                value={draft.body}
                onChange={({ target }) => setDraft({ ...draft, body: target.value })}
              />
            )}
          </Field>
          {save.error && <Alert>{explainTemplateRefusal(save.error)}</Alert>}
        </div>
      </DialogBody>
      <DialogFooter>
        <div className="flex flex-wrap items-center justify-end gap-2">
          {id !== undefined && (
            <Button
              variant="ghost"
              className="mr-auto"
              disabled={isBusy}
              onClick={() => remove.mutate(id, { onSuccess: onDone })}
            >
              Удалить
            </Button>
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
