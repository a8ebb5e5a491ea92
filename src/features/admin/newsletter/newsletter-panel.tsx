import { useSearchParams } from 'react-router-dom'
import { Segmented } from '../parts/segmented'
import { IssuePage } from './issues/issue-page'
import { IssuesList } from './issues/issues-list'
import { SubscribersList } from './subscribers/subscribers-list'

const views = [
  { value: 'issues', label: 'Выпуски' },
  { value: 'subscribers', label: 'Подписчики' },
] as const

/** The newsletter, for admins: issues and subscribers. The URL says which, and which issue is open. */
export function NewsletterPanel() {
  const [params, setParams] = useSearchParams()
  const issueId = params.get('issue')
  const show = (more: Record<string, string>) => setParams({ tab: 'newsletter', ...more })
  if (issueId) {
    return (
      <IssuePage
        // A draft's text belongs to one issue.
        key={issueId}
        issueId={issueId}
        onClose={() => show({})}
      />
    )
  }
  const view = params.get('view') === 'subscribers' ? 'subscribers' : 'issues'
  return (
    <div className="space-y-4">
      <Segmented
        legend="Раздел рассылки"
        options={views}
        value={view}
        onChange={(next) => show(next === 'issues' ? {} : { view: next })}
      />
      {view === 'issues' ? <IssuesList onOpen={(issue) => show({ issue })} /> : <SubscribersList />}
    </div>
  )
}
