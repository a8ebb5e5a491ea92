import { Inbox, type InboxViewer } from './inbox-panel'
import { PanelNote } from '../panel-note'

/** The e-mails, for staff and admins. */
export function EmailPanel({ viewer }: { viewer: InboxViewer }) {
  if (!viewer.isStaff) return <PanelNote text="У вас нет прав для просмотра email данных." />
  return <Inbox viewer={viewer} />
}
