import type { Database } from '@contracts/database.types.ts'
import type { BadgeVariant } from '@/components/ui/badge'

export type IssueStatus = Database['public']['Enums']['newsletter_issue_status']

export const issueAppearance: Record<IssueStatus, { label: string; badge: BadgeVariant }> = {
  draft: { label: 'Черновик', badge: 'outline' },
  sending: { label: 'Отправляется', badge: 'info' },
  paused: { label: 'На паузе', badge: 'accent' },
  sent: { label: 'Отправлен', badge: 'success' },
  cancelled: { label: 'Отменён', badge: 'secondary' },
}
