import { ActionButton } from '@/components/action-button'
import type { Action } from '@/content/action'

/** A section's large buttons; the first is the primary one. */
export function ActionRow({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {actions.map((action, index) => (
        <ActionButton
          key={action.label}
          action={action}
          size="large"
          variant={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  )
}

/** A section's way on, if it has one: a quiet large button. */
export function MoreAction(props: { action: Action | undefined; className: string }) {
  const { action, className } = props
  if (!action) return null
  return (
    <div className={className}>
      <ActionButton action={action} variant="secondary" size="large" />
    </div>
  )
}
