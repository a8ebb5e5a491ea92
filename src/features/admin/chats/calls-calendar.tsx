import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '@/components/text-field'
import { Button } from '@/components/ui/button'
import { SmallDialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { copyText } from '@/lib/browser/clipboard'
import { typography } from '@/lib/text/typography'
import { toast } from '@/lib/toast'
import { ConfirmButton } from '../parts/confirm-button'
import { Loaded } from '../parts/loaded'
import { useCalendarAddress, useRenewCalendar } from './calendar-requests'

/** The secret address by which staff see booked calls in their own calendar. */
export function CallsCalendar() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Звонки в своём календаре" onClick={() => setOpen(true)}>
        <CalendarDays aria-hidden />
      </IconButton>
      <SmallDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Звонки в своём календаре"
        description={typography(
          'Добавьте адрес в календарь по ссылке. В нём назначенные вам звонки и те, что ещё никто не взял: время и номер заявки.',
        )}
      >
        <Address />
      </SmallDialog>
    </>
  )
}

function Address() {
  const address = useCalendarAddress()
  const renew = useRenewCalendar()
  const copy = async () => {
    if (await copyText(address.data ?? '')) toast.success('Адрес скопирован')
    else toast.error('Не удалось скопировать', 'Выделите адрес и скопируйте его вручную.')
  }
  return (
    <Loaded query={address} failure="Не удалось загрузить адрес календаря" isBare>
      {(url) => (
        <div className="space-y-4">
          <TextField
            label="Адрес календаря"
            hint="Кто знает адрес, тот видит ваши звонки: не пересылайте его."
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void copy()}>Скопировать</Button>
            <ConfirmButton
              question="Сменить адрес календаря?"
              consequence="Прежний адрес перестанет работать: календари, которые на него подписаны, нужно будет подключить заново."
              answer="Сменить"
              disabled={renew.isPending}
              onConfirm={() => renew.mutate()}
            >
              Сменить адрес
            </ConfirmButton>
          </div>
        </div>
      )}
    </Loaded>
  )
}
