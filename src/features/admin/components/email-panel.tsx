import { useMemo, useState } from 'react'
import { useEmails } from '../api/list-emails'
import { everything, filterEmails } from '../model/filter-emails'
import { EmailDialog } from './email-dialog'
import { EmailFilters } from './email-filters'
import { EmailList } from './email-list'
import { EmailListSkeleton } from './email-list-skeleton'
import { PanelHeading } from './panel-heading'
import { PanelNote } from './panel-note'

/** Who looks at the panel. */
export interface Viewer {
  userId: string
  isStaff: boolean
}

export function EmailPanel({ viewer }: { viewer: Viewer }) {
  if (!viewer.isStaff) return <PanelNote text="У вас нет прав для просмотра email данных." />
  return <Inbox userId={viewer.userId} />
}

function Inbox({ userId }: { userId: string }) {
  const { data: emails, isError, isFetching, refetch } = useEmails()
  const [filter, setFilter] = useState(everything)
  const [openId, setOpenId] = useState<string>()
  const found = useMemo(() => filterEmails(emails ?? [], filter), [emails, filter])

  return (
    <section aria-labelledby="inbox-title">
      <PanelHeading
        id="inbox-title"
        title="Email сообщения"
        count={emails?.length}
        isFetching={isFetching}
        onRefresh={() => void refetch()}
      />
      <EmailFilters filter={filter} onChange={setFilter} />
      <div className="mt-5">
        {emails ? (
          <EmailList
            emails={found}
            empty={
              emails.length === 0 ? (
                <PanelNote text="Email сообщения не найдены" />
              ) : (
                <PanelNote
                  text="Нет email сообщений, соответствующих фильтрам"
                  action={{ label: 'Сбросить фильтры', run: () => setFilter(everything) }}
                />
              )
            }
            onOpen={setOpenId}
          />
        ) : isError ? (
          <PanelNote
            text="Не удалось загрузить email сообщения"
            action={{ label: 'Повторить', run: () => void refetch() }}
          />
        ) : (
          <EmailListSkeleton />
        )}
      </div>
      <EmailDialog
        email={emails?.find(({ id }) => id === openId)}
        userId={userId}
        onClose={() => setOpenId(undefined)}
      />
    </section>
  )
}
