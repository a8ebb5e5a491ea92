import type { ReactNode } from 'react'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/submit-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

interface AccountFormProps {
  form: {
    submit: () => unknown
    busy: boolean
    hint?: ReactNode
    /** Whether the hint is announced: it has no toast. */
    announces?: boolean
  }
  label: string
  busyLabel: string
  children: ReactNode
  /** Below the hint. */
  note?: ReactNode
  /** Below the button. */
  below?: ReactNode
}

/** A form of the account: fields, why the last attempt failed, and the button. */
export function AccountForm(props: AccountFormProps) {
  const { form, label, busyLabel, children, note, below } = props
  return (
    <Form onSubmit={form.submit} className="space-y-4.5">
      {children}
      <div role={form.announces ? 'alert' : undefined} className="empty:hidden">
        {form.hint && <Alert>{form.hint}</Alert>}
      </div>
      {note}
      <SubmitButton label={label} busyLabel={busyLabel} busy={form.busy} width="full" />
      {below}
    </Form>
  )
}

/** A way out of a form, below its button. */
export const LeaveButton = (props: { onClick: () => void; children: string }) => (
  <Button variant="ghost" width="full" {...props} />
)
