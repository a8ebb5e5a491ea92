import { useState } from 'react'
import { formatNumber, plural } from '@contracts/russian.ts'
import { Field } from '@/components/field'
import { Dialog } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import { SubmitForm } from '../../parts/submit-form'
import { useSubscriberCounts } from '../subscribers/subscriber-requests'
import { useSteerIssue } from './issue-requests'

/** Letters per minute. Resend accepts two mails a second unless a higher limit was agreed. */
const paces = [30, 60, 120, 300, 600]
const usualPace = 60

export function durationOf(letters: number, pace: number): string {
  const minutes = Math.ceil(letters / pace)
  if (minutes < 60) return `${minutes} ${plural(minutes, 'минуты', 'минут', 'минут')}`
  const hours = Math.round(minutes / 60)
  return `${hours} ${plural(hours, 'часа', 'часов', 'часов')}`
}

interface StartDialogProps {
  issueId: string
  open: boolean
  onClose: () => void
}

export function StartDialog({ issueId, open, onClose }: StartDialogProps) {
  const { data: counts } = useSubscriberCounts()
  const [pace, setPace] = useState(usualPace)
  const steer = useSteerIssue()
  const readers = counts?.get('confirmed') ?? 0
  const people = `${formatNumber(readers)} ${plural(readers, 'подписчик', 'подписчика', 'подписчиков')}`

  const submit = () =>
    steer
      .mutateAsync({ issue_id: issueId, act: 'start', pace_per_minute: pace })
      // The mutation itself reports a failure.
      .then(onClose, () => {})
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Отправить выпуск?"
      description={
        counts &&
        (readers
          ? `Его ${plural(readers, 'получит', 'получат', 'получат')} ${people}.`
          : 'Подтверждённых подписчиков пока нет.')
      }
    >
      <SubmitForm
        onSubmit={submit}
        label={
          readers
            ? `Отправить ${formatNumber(readers)} ${plural(readers, 'подписчику', 'подписчикам', 'подписчикам')}`
            : 'Отправить'
        }
        busyLabel="Начинаем…"
        busy={steer.isPending}
        disabled={readers === 0}
        width="full"
      >
        <Field
          label="Скорость"
          hint={readers ? `Отправка займёт около ${durationOf(readers, pace)}.` : ''}
        >
          {(control) => (
            <Select
              {...control}
              options={paces.map((each) => ({
                value: String(each),
                label: `${each} писем в минуту`,
              }))}
              value={String(pace)}
              onChange={({ target }) => setPace(Number(target.value))}
            />
          )}
        </Field>
        <p className="mt-4 text-sm text-muted-foreground">
          Изменить текст после этого нельзя, остановить отправку можно в любой момент.
        </p>
      </SubmitForm>
    </Dialog>
  )
}
