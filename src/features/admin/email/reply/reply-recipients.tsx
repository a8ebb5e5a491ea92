import { Select } from '@/components/ui/select'
import { stripHidden } from '../../lib/plain-text'
import type { ThreadEmail } from '../email-requests'

/** The addresses in an email besides ours. */
type Named = Pick<ThreadEmail, 'from_email' | 'reply_to' | 'is_relayed' | 'also_to' | 'cc'>

/** The addresses a reply may go to, the default first; empty if the email has none. */
export function answerAddresses({ from_email, reply_to, is_relayed }: Named): string[] {
  const addresses = is_relayed ? [reply_to, from_email] : [from_email, reply_to]
  return addresses.flatMap((address) => address ?? [])
}

export const copyAddresses = ({ also_to, cc }: Named): string[] => [...new Set([...also_to, ...cc])]

interface ChoiceProps<Chosen> {
  chosen: Chosen
  choices: readonly string[]
  isDisabled: boolean
  onChange: (chosen: Chosen) => void
}

export function ReplyRecipient({ chosen: to, choices, isDisabled, onChange }: ChoiceProps<string>) {
  const place = 'min-w-0 flex-1 text-sm @[64rem]/pane:flex-none'
  if (choices.length < 2) {
    return (
      <p className={`${place} truncate`}>
        <span className="text-muted-foreground">Кому: </span>
        {stripHidden(to)}
      </p>
    )
  }
  return (
    <div className={`${place} flex items-center gap-2`}>
      <span className="shrink-0 text-muted-foreground">Кому:</span>
      <div className="min-w-0 flex-1">
        <Select
          aria-label="Кому"
          className="h-11 text-sm"
          value={to}
          disabled={isDisabled}
          options={choices.map((value) => ({ value, label: stripHidden(value) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  )
}

export function ReplyCopies({ chosen: cc, choices, isDisabled, onChange }: ChoiceProps<string[]>) {
  if (choices.length === 0) return null
  return (
    <fieldset
      disabled={isDisabled}
      className="-my-1 flex max-h-28 min-w-0 shrink-0 flex-wrap items-center gap-x-4 overflow-y-auto text-sm"
    >
      <legend className="sr-only">Кому отправить копию</legend>
      <span aria-hidden className="text-muted-foreground">
        Копия:
      </span>
      {choices.map((address) => (
        <label key={address} className="flex min-h-11 max-w-full items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5 shrink-0 accent-accent"
            checked={cc.includes(address)}
            onChange={({ target }) =>
              onChange(target.checked ? [...cc, address] : cc.filter((copy) => copy !== address))
            }
          />
          <span className="min-w-0 truncate">{stripHidden(address)}</span>
        </label>
      ))}
    </fieldset>
  )
}
