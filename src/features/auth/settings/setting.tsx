import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { typography } from '@/lib/text/typography'

interface SettingProps {
  title: string
  text: string
  /** Label of the button that opens the form. */
  change: string
  /** The form, for as long as it is open. */
  children: (close: () => void) => ReactNode
}

/** A setting of the account; the form that changes it replaces it while open. */
export function Setting({ title, text, change, children }: SettingProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="space-y-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-[0.9375rem] [overflow-wrap:anywhere] text-muted-foreground">
        {typography(text)}
      </p>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button variant="secondary" width="full" onClick={() => setOpen(true)}>
          {change}
        </Button>
      )}
    </section>
  )
}
