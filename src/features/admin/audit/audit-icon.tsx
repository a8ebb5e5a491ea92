import {
  AlarmClock,
  Bot,
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleX,
  Contact,
  Dot,
  Download,
  Headset,
  LogOut,
  type LucideIcon,
  MailPlus,
  PhoneIncoming,
  Reply,
  RotateCw,
  ShieldAlert,
  ShieldCheck,
  StickyNote,
  Tag,
  Undo2,
  UserRoundCheck,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  role_given: ShieldCheck,
  role_changed: ShieldCheck,
  role_taken: ShieldCheck,
  person_invited: MailPlus,
  invitation_accepted: UserRoundCheck,
  invitation_withdrawn: UserRoundX,
  person_blocked: UserRoundX,
  person_unblocked: UserRoundCheck,
  person_deleted: UserRoundX,
  sessions_ended: LogOut,
  status_changed: CircleCheck,
  assignee_changed: UserRoundCheck,
  note_added: StickyNote,
  note_deleted: StickyNote,
  reply_sent: Reply,
  reply_recalled: Undo2,
  mail_retried: RotateCw,
  suspicion_changed: ShieldAlert,
  lead_added: PhoneIncoming,
  snooze_changed: AlarmClock,
  tags_changed: Tag,
  thread_joined: UserRoundPlus,
  customer_edited: Contact,
  customers_merged: Contact,
  chat_taken_over: Headset,
  chat_handed_back: Bot,
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
