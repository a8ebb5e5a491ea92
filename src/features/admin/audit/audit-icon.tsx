import {
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleX,
  Dot,
  Download,
  type LucideIcon,
  Reply,
  RotateCw,
  ShieldCheck,
  StickyNote,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  role_given: ShieldCheck,
  role_changed: ShieldCheck,
  role_taken: ShieldCheck,
  status_changed: CircleCheck,
  assignee_changed: UserRoundCheck,
  note_added: StickyNote,
  note_deleted: StickyNote,
  reply_sent: Reply,
  mail_retried: RotateCw,
  newsletter_started: CirclePlay,
  newsletter_resumed: CirclePlay,
  newsletter_paused: CirclePause,
  newsletter_cancelled: CircleX,
  newsletter_exported: Download,
  newsletter_subscriber_removed: UserRoundX,
}

/** The kind of action at a glance. */
export function AuditIcon({ action }: { action: string }) {
  const Icon = icons[action] ?? Dot
  return (
    <span
      aria-hidden
      className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full border bg-muted text-muted-foreground"
    >
      <Icon className="size-4.5" strokeWidth={1.75} />
    </span>
  )
}
