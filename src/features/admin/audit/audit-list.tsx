import { ArrowRight } from 'lucide-react'
import { DayLog, LogLine, LogLink, searchOfUser } from '../day-log'
import { placeholders } from '../labels'
import type { AuditEntry } from './audit-requests'
import { iconOf } from './audit-row'

/** The log, day by day. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DayLog lines={entries}>
      {(entry) => (
        <LogLine
          at={entry.at}
          icon={iconOf(entry.action)}
          text={<Change change={entry.change} />}
          className="sm:px-5"
        >
          {entry.actor} <span aria-hidden>·</span> <Subject entry={entry} />
        </LogLine>
      )}
    </DayLog>
  )
}

function Change({ change: { text, from, to } }: Pick<AuditEntry, 'change'>) {
  return (
    <>
      <span>{(from ?? to) ? `${text}: ` : text}</span>
      {from && to && (
        <>
          <span className="text-muted-foreground">{from}</span>
          <ArrowRight aria-hidden className="mx-1.5 inline size-3.5 text-muted-foreground" />
          <span className="sr-only"> сменилось на </span>
        </>
      )}
      <span className="font-medium">{to ?? from}</span>
    </>
  )
}

/** Subjects without a page of their own. */
const texts: Readonly<Record<string, string>> = {
  email: 'Письмо удалено',
  customer: 'Клиент удалён',
  user: 'Аккаунт удалён',
  invitation: 'Приглашение в команду',
  person: 'Персональные данные',
}

/** The user, customer, email, chat or issue that was changed, as a link unless it is gone. */
function Subject({ entry }: { entry: AuditEntry }) {
  const { person, customer, emailId, chatId, issueId, isOfNewsletter, isGone, subject } = entry
  if (person) {
    return <LogLink search={searchOfUser(person.email)} text={person.full_name ?? person.email} />
  }
  if (customer) {
    const contact = customer.email ?? customer.phone ?? ''
    const search = `?q=${encodeURIComponent(contact)}`
    return <LogLink search={search} text={customer.name ?? contact} />
  }
  if (chatId) return <LogLink search={`?tab=chats&chat=${chatId}`} text="Чат на сайте" />
  if (isOfNewsletter) {
    const search = issueId && !isGone ? `?tab=newsletter&issue=${issueId}` : '?tab=newsletter'
    return <LogLink search={search} text={subject ?? 'Рассылка'} />
  }
  if (isGone || !emailId) return <span>{texts[entry.entity]}</span>
  return <LogLink search={`?email=${emailId}`} text={subject ?? placeholders.subject} />
}
