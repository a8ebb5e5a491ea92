import { useMutation } from '@tanstack/react-query'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import {
  leadChannels,
  type ManualLead,
  type ManualLeadInput,
  manualLeadSchema,
} from '@contracts/manual-lead.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { consultationBudgets, consultationProjectTypes } from '@contracts/lead-options.ts'
import { z } from '@contracts/zod.ts'
import { toast } from '@/lib/toast'
import { Field } from '@/components/field'
import { TextField } from '@/components/text-field'
import { Dialog } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { consultationBudgetText, consultationProjectTypeLabels } from '@/content/consultation'
import { leadChannelLabels } from '@/content/lead-text'
import { useKeptForm } from '@/lib/hooks/use-kept-form'
import { makeUuid } from '@/lib/uuid'
import { call } from '@/lib/backend/database-answer'
import { draftStorage, onlyOne } from '../../lib/draft-storage'
import { inboxKeys, refetchAwaited } from '../../lib/refetch'
import { SubmitForm } from '../../parts/submit-form'
import { useViewer } from '../../lib/viewer'
import { KnownCustomers } from './known-customers'

interface NewLeadDialogProps {
  isOpen: boolean
  onClose: () => void
  onStored: (emailId: string, byKeyboard: boolean) => void
}

const text = z.string().optional()
const drafts = draftStorage(
  'lead',
  z.object({
    submissionId: z.uuid(),
    lead: z.object({
      channel: z.enum(leadChannels),
      name: z.string(),
      phone: text,
      email: text,
      company: text,
      projectType: z.enum(['', ...consultationProjectTypes]).optional(),
      budget: z.enum(['', ...consultationBudgets]).optional(),
      description: text,
    }),
  }),
)

/** Records a lead that came by telephone, in person or by messenger. The draft stays until it is stored. */
export function NewLeadDialog({ isOpen, onClose, onStored }: NewLeadDialogProps) {
  const { userId } = useViewer()
  /** Made once per filled form: submitting it twice stores one lead. */
  const [submissionId, setSubmissionId] = useState(
    () => drafts.load(userId, onlyOne)?.submissionId ?? makeUuid(),
  )
  const form = useForm<ManualLeadInput, unknown, ManualLead>({
    resolver: zodResolver(manualLeadSchema),
    defaultValues: blank,
  })
  useKeptForm(form, {
    load: () => drafts.load(userId, onlyOne)?.lead,
    keep: (lead) => drafts.keep(userId, onlyOne, lead && { submissionId, lead }),
  })
  const add = useMutation({
    mutationFn: (lead: ManualLead) => call('add_lead', { submission_id: submissionId, lead }),
    onSuccess: () => toast.success('Обращение записано', 'Срок ответа — как у заявки с сайта.'),
    meta: { refused: 'Не удалось записать обращение' },
    onSettled: refetchAwaited(...inboxKeys),
  })
  const done = (emailId: string) => {
    form.reset(blank)
    setSubmissionId(makeUuid())
    onClose()
    onStored(emailId, true)
  }
  const submit = form.handleSubmit((lead) => add.mutateAsync(lead).then(done, () => undefined))
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="medium"
      title="Новое обращение"
      description="Звонок, визит или сообщение: встанет в очередь с тем же сроком ответа, что и заявка с сайта."
    >
      <SubmitForm
        onSubmit={submit}
        failure={add.isError && 'Сервер не принял обращение. Текст остался в форме.'}
        label="Записать"
        busyLabel="Записываем…"
        busy={add.isPending}
      >
        <Fields form={form} />
      </SubmitForm>
    </Dialog>
  )
}

const blank: ManualLeadInput = {
  channel: 'call',
  name: '',
  phone: '',
  email: '',
  company: '',
  projectType: '',
  budget: '',
  description: '',
}

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
) => values.map((value) => ({ value, label: labelOf(value) }))

const channels = optionsOf(leadChannels, (channel) => leadChannelLabels[channel])
const types = optionsOf(consultationProjectTypes, (type) => consultationProjectTypeLabels.ru[type])
const budgets = optionsOf(consultationBudgets, (budget) => consultationBudgetText(budget))

const inputs = [
  { name: 'name', label: 'Имя', type: 'text', required: true },
  { name: 'phone', label: 'Телефон', type: 'tel', required: false },
  { name: 'email', label: 'Email', type: 'email', required: false },
  { name: 'company', label: 'Компания', type: 'text', required: false },
] as const

const selects = [
  { name: 'projectType', label: 'Тип проекта', options: types },
  { name: 'budget', label: 'Бюджет', options: budgets },
] as const

function Fields({ form }: { form: UseFormReturn<ManualLeadInput, unknown, ManualLead> }) {
  const { register } = form
  const { errors } = form.formState
  return (
    <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label="Как обратились" error={errors.channel?.message} required>
          {(control) => <Select {...control} {...register('channel')} options={channels} />}
        </Field>
      </div>
      {inputs.map(({ name, label, type, required }) => (
        <TextField
          key={name}
          {...register(name)}
          label={label}
          error={errors[name]?.message}
          required={required}
          type={type}
          maxLength={fieldLimits[name]}
          autoComplete="off"
        />
      ))}
      <KnownCustomers form={form} />
      {selects.map(({ name, label, options }) => (
        <Field key={name} label={label} error={errors[name]?.message}>
          {(control) => (
            <Select {...control} {...register(name)} options={options} placeholder="Не спросили" />
          )}
        </Field>
      ))}
      <div className="sm:col-span-2">
        <Field label="О чём говорили" error={errors.description?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...register('description')}
              rows={4}
              maxLength={fieldLimits.description}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
