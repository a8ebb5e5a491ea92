import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { company } from '@/content/company'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/submit-button'
import { TextField } from '@/components/text-field'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { isProofRefusal } from '@/lib/backend/fresh-proof'
import { erasePerson, exportPerson } from '@/lib/backend/personal-data'
import { saveFile } from '@/lib/backend/save-file'
import { isAccepted } from '@/lib/page/note-error'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'

const explain = (error: Error): string =>
  error.message.startsWith('Staff cannot be erased')
    ? 'Вы в команде. Попросите администратора снять роль, тогда аккаунт можно будет удалить.'
    : 'Не удалено. Проверьте соединение и попробуйте ещё раз.'

interface OwnDataProps {
  email: string
  onErased: () => void
}

/** The data of the account's owner: download it as a file, or delete it for good. */
export function OwnData({ email, onErased }: OwnDataProps) {
  const [isErasing, setErasing] = useState(false)
  const take = useMutation({
    mutationFn: () => exportPerson(email),
    onSuccess: (file) => {
      saveFile(`${new URL(company.site).hostname}-${email}.json`, file)
      toast.success('Файл с вашими данными сохранён')
    },
    onError: (error) => {
      if (isProofRefusal(error)) return
      console.error('The data could not be taken:', error)
      toast.error('Ошибка', 'Данные не получены. Попробуйте ещё раз.')
    },
  })
  return (
    <div className="space-y-4.5">
      <p className="text-muted-foreground">
        {typography(
          'В файле всё, что мы о вас храним: профиль, обращения и ответы, чаты, согласия, рассылка, отправленные письма.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-busy={take.isPending}
          onClick={() => !take.isPending && take.mutate()}
        >
          {take.isPending ? 'Собираем…' : 'Скачать мои данные'}
        </Button>
        {!isErasing && (
          <Button variant="secondary" onClick={() => setErasing(true)}>
            Удалить аккаунт и данные…
          </Button>
        )}
      </div>
      {isErasing && (
        <EraseForm email={email} onErased={onErased} onCancel={() => setErasing(false)} />
      )}
    </div>
  )
}

function EraseForm({ email, onErased, onCancel }: OwnDataProps & { onCancel: () => void }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const erase = useMutation({
    mutationFn: () => erasePerson(email),
    onSuccess: onErased,
    onError: (error) => console.error('The account could not be erased:', error),
  })
  const submit = () => {
    const isMeant = typed.trim().toLowerCase() === email.toLowerCase()
    setWrong(!isMeant)
    return isMeant && isAccepted(erase.mutateAsync())
  }
  return (
    <Form
      onSubmit={submit}
      aria-label="Удаление аккаунта"
      className="space-y-4.5 rounded-card border border-destructive-text/50 p-5"
    >
      <p>
        {typography(
          'Аккаунт, обращения с перепиской и файлами, чаты и подписка исчезнут сразу: вернуть их не сможем даже мы. Открытые обращения останутся без ответа.',
        )}
      </p>
      <TextField
        label="Чтобы подтвердить, введите свой адрес"
        required
        error={isWrong ? 'Адрес не совпадает с адресом аккаунта' : undefined}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="alert" className="empty:hidden">
        {erase.error && !isProofRefusal(erase.error) && (
          <Alert>{typography(explain(erase.error))}</Alert>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          label="Удалить навсегда"
          busyLabel="Удаляем…"
          busy={erase.isPending}
          variant="destructive"
        />
        <Button variant="ghost" size="large" onClick={onCancel}>
          Оставить
        </Button>
      </div>
    </Form>
  )
}
