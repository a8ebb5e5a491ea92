import { ArrowLeft } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Loaded } from '../../parts/loaded'
import { issueAppearance, issueTitle, useIssue } from './issue-requests'
import { IssueEditor } from './issue-editor'
import { IssueReport } from './issue-report'

interface IssuePageProps {
  /** Also of a new draft, which will be stored under it. */
  issueId: string
  onClose: () => void
}

export function IssuePage({ issueId, onClose }: IssuePageProps) {
  const query = useIssue(issueId)
  const issue = query.data
  const { label, badge } = issueAppearance[issue?.status ?? 'draft']
  return (
    <section aria-labelledby="issue-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="ghost" className="-ml-4" onClick={onClose}>
          <ArrowLeft aria-hidden />
          Все выпуски
        </Button>
        <h2
          id="issue-title"
          className="min-w-0 text-title font-semibold tracking-[-0.012em] [overflow-wrap:anywhere]"
        >
          {issue ? issueTitle(issue) : 'Новый выпуск'}
        </h2>
        {issue && <Badge variant={badge}>{label}</Badge>}
      </div>
      <Loaded query={query} failure="Не удалось загрузить выпуск">
        {(stored) =>
          stored && stored.status !== 'draft' ? (
            <IssueReport issue={stored} />
          ) : (
            <IssueEditor issueId={issueId} stored={stored} onDiscarded={onClose} />
          )
        }
      </Loaded>
    </section>
  )
}
