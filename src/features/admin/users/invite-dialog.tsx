import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { addressField } from '@contracts/mail-address.ts'
import { z } from '@contracts/zod.ts'
import { Field } from '@/components/field'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/submit-button'
import { TextField } from '@/components/text-field'
import { Alert } from '@/components/ui/alert'
import { SmallDialog } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import { useKeptForm } from '@/lib/hooks/use-kept-form'
import { typography } from '@/lib/text/typography'
import { draftStorage, onlyOne } from '../lib/draft-storage'
import { roleAppearance } from '../lib/labels'
import { useViewer } from '../lib/viewer'
import { explainInvitationRefusal, useInvite } from './invitation-requests'

const schema = z.object({
  email: addressField,
  role: z.enum(['staff', 'admin']),
})

const drafts = draftStorage('invitation', schema.extend({ email: z.string() }))

const roleOptions = (['staff', 'admin'] as const).map((role) => ({
  value: role,
  label: roleAppearance[role].label,
}))

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <SmallDialog
      open={open}
      onClose={onClose}
      title="Пригласить в команду"
      description={typography(
        'Отправим письмо со ссылкой. Она действует семь дней и только для этого адреса.',
      )}
    >
      <InviteForm onDone={onClose} />
    </SmallDialog>
  )
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', role: 'staff' as const },
  })
  const { userId } = useViewer()
  useKeptForm(form, {
    load: () => drafts.load(userId, onlyOne),
    keep: (values) => drafts.keep(userId, onlyOne, values),
  })
  const done = () => {
    drafts.keep(userId, onlyOne, undefined)
    onDone()
  }
  const invite = useInvite()
  const { errors } = form.formState
  const role = useWatch({ control: form.control, name: 'role' })
  const refusal = invite.error && explainInvitationRefusal(invite.error)
  const submit = form.handleSubmit((fields) =>
    invite.mutateAsync(fields).then(done, () => undefined),
  )
  return (
    <Form onSubmit={submit} className="space-y-4.5">
      <TextField
        label="Email"
        required
        error={errors.email?.message}
        {...form.register('email')}
        type="email"
        autoComplete="off"
      />
      <Field label="Роль" hint={roleAppearance[role].permissions}>
        {(control) => <Select {...control} {...form.register('role')} options={roleOptions} />}
      </Field>
      {refusal && <Alert>{refusal}</Alert>}
      <SubmitButton
        label="Отправить приглашение"
        busyLabel="Отправляем…"
        busy={invite.isPending}
        width="full"
      />
    </Form>
  )
}
