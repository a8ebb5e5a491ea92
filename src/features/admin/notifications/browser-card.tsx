import { Button } from '@/components/ui/button'
import { askPermission, useBrowserPermission } from './browser-notifications'
import { Card } from './card'

/** Whether this browser shows notifications, and what to do where it does not. */
export function BrowserCard() {
  const permission = useBrowserPermission()
  return (
    <Card title="Уведомления в этом браузере">
      <div className="mt-2 max-w-[42rem] space-y-3 text-[0.9375rem] text-muted-foreground">
        {permission === 'granted' && (
          <p>
            Включены. Браузер показывает их, пока админ-панель открыта хотя бы в одной вкладке и вы
            смотрите не на неё.
          </p>
        )}
        {permission === 'default' && (
          <>
            <p>
              Ещё не разрешены. Браузер спросит вас один раз и будет показывать уведомления, пока
              админ-панель открыта хотя бы в одной вкладке.
            </p>
            <Button variant="secondary" onClick={() => void askPermission()}>
              Включить в этом браузере
            </Button>
          </>
        )}
        {permission === 'denied' && (
          <p>
            Запрещены в настройках браузера, и сайт не может спросить ещё раз. Чтобы разрешить,
            нажмите на значок слева от адреса страницы, найдите «Уведомления» и выберите
            «Разрешить».
          </p>
        )}
        {permission === 'unsupported' && (
          <p>Этот браузер не умеет показывать уведомления. Остаются колокольчик и почта.</p>
        )}
      </div>
    </Card>
  )
}
