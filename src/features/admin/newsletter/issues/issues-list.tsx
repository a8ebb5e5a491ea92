import { Plus } from 'lucide-react'
import { formatNumber, plural } from '@contracts/russian.ts'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/text/format-moment'
import { makeUuid } from '@/lib/uuid'
import { Loaded } from '../../parts/loaded'
import { Panel } from '../../parts/panel-heading'
import { PanelNote } from '../../parts/panel-note'
import { issueAppearance, issueTitle, useIssues } from './issue-requests'

type ListedIssue = NonNullable<ReturnType<typeof useIssues>['data']>[number]

export function IssuesList({ onOpen }: { onOpen: (issueId: string) => void }) {
  const list = useIssues()
  const write = () => onOpen(makeUuid())
  return (
    <Panel
      title="Выпуски"
      count={list.data?.length}
      query={list}
      actions={
        <Button className="mr-2.5" onClick={write}>
          <Plus aria-hidden />
          Новый выпуск
        </Button>
      }
    >
      <Loaded
        query={list}
        failure="Не удалось загрузить выпуски"
        empty={
          <PanelNote text="Выпусков пока нет" action={{ label: 'Написать первый', run: write }} />
        }
      >
        {(issues) => (
          <ul className="divide-y overflow-hidden rounded-card border bg-card">
            {issues.map((issue) => (
              <li key={issue.id}>
                <IssueRow issue={issue} onOpen={() => onOpen(issue.id)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

function progressOf(issue: ListedIssue) {
  const { reader_count, sent_count, finished_at, started_at, updated_at } = issue
  if (reader_count === null) return `Изменён ${formatDateTime(updated_at)}`
  const letters = `${formatNumber(reader_count)} ${plural(reader_count, 'письмо', 'письма', 'писем')}`
  if (finished_at && sent_count !== null) {
    return `${formatNumber(sent_count)} из ${formatNumber(reader_count)}, ${formatDateTime(finished_at)}`
  }
  return started_at ? `${letters}, начат ${formatDateTime(started_at)}` : letters
}

function IssueRow({ issue, onOpen }: { issue: ListedIssue; onOpen: () => void }) {
  const { label, badge } = issueAppearance[issue.status]
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 text-left transition-colors hover:bg-muted/60 focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0 flex-1 basis-60 truncate font-medium">{issueTitle(issue)}</span>
      <span className="text-caption text-muted-foreground">{progressOf(issue)}</span>
      <Badge variant={badge}>{label}</Badge>
    </button>
  )
}
