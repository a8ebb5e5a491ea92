import { Check } from 'lucide-react'
import { useId } from 'react'
import { typography } from '@/lib/text/typography'

interface OptionCardProps {
  kind: 'radio' | 'checkbox'
  /** Name of the group; radio buttons of one name exclude each other. */
  name: string
  label: string
  hint?: string | undefined
  checked: boolean
  /** The key that picks it. */
  digit: string
  onPick: () => void
  /** Called on a press by pointer, finger or Space, even if already chosen: arrow keys only browse. */
  onPress?: () => void
}

/** An answer to choose: an invisible control covers the card, so that all of it is clickable. */
export function OptionCard(props: OptionCardProps) {
  const { kind, name, label, hint, checked, digit, onPick, onPress } = props
  const id = useId()
  return (
    <div className="relative flex min-h-14 items-center gap-3.5 rounded-control border border-input/60 bg-background py-2.5 pr-4 pl-4 transition-colors hover:border-input has-checked:border-accent has-checked:bg-accent/10 has-checked:hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        id={id}
        type={kind}
        name={name}
        data-option={digit}
        checked={checked}
        onChange={onPick}
        onClick={({ detail }) => {
          // 0 for a click made by a key.
          if (detail > 0) onPress?.()
        }}
        onKeyDown={(event) => {
          if (!onPress || event.key !== ' ' || event.repeat) return
          event.preventDefault()
          event.currentTarget.click()
          onPress()
        }}
        aria-describedby={hint && `${id}-hint`}
        aria-keyshortcuts={digit}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
      />
      <span
        aria-hidden
        className={`pointer-events-none grid size-5.5 shrink-0 place-items-center border border-input text-primary-foreground transition-colors peer-checked:border-accent peer-checked:bg-accent [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100 ${kind === 'radio' ? 'rounded-full' : 'rounded-md'}`}
      >
        <Check className="size-3.5 stroke-3" />
      </span>
      <span className="pointer-events-none min-w-0 flex-1">
        <label htmlFor={id} className="block leading-snug font-medium">
          {typography(label)}
        </label>
        {hint && (
          <span
            id={`${id}-hint`}
            className="mt-0.5 block text-caption leading-snug text-muted-foreground"
          >
            {typography(hint)}
          </span>
        )}
      </span>
      <kbd
        aria-hidden
        className="pointer-events-none hidden size-6 shrink-0 place-items-center rounded-md border font-sans text-caption text-muted-foreground pointer-fine:grid"
      >
        {digit}
      </kbd>
    </div>
  )
}
