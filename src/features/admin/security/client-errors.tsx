import { useQuery } from '@tanstack/react-query'
import { request } from '@/lib/backend/database-answer'
import { typography } from '@/lib/text/typography'
import { BrowserReports } from './browser-reports'

/** Errors of the site in visitors' browsers, for admins. */
export function ClientErrors() {
  const { data: errors = [] } = useQuery({
    queryKey: ['client-errors'],
    queryFn: () =>
      request((supabase) =>
        supabase
          .from('client_errors')
          .select('name, message, place, page, browser, times, last_at')
          // The database keeps two hundred.
          .order('last_at', { ascending: false }),
      ),
    meta: { refused: 'Ошибка загрузки отчётов об ошибках' },
  })
  return (
    <BrowserReports
      title="Ошибки в браузерах"
      advice={typography(
        'Сбои страниц у посетителей и коллег: передайте их разработчикам. Из сообщений оставлены только слова самих браузеров, без имён, адресов и набранного.',
      )}
      reports={errors.map(({ name, message, place, page, browser, times, last_at }) => ({
        key: `${name} ${message} ${place}`,
        what: (
          <>
            <span className="font-medium">{name}</span>
            {message && <span className="text-muted-foreground">: {message}</span>}
          </>
        ),
        where: [place, page === 'other' ? '' : page, browser === 'other' ? '' : browser]
          .filter(Boolean)
          .join(' · '),
        times,
        last_at,
      }))}
    />
  )
}
