import type { ComponentProps } from 'react'
import { Form, type FormProps } from '@/components/ui/form'
import { isComposing } from '@/lib/browser/typing-keys'
import { controlStyle } from '@/components/ui/control'

interface ComposerProps extends Omit<FormProps, 'onSubmit'> {
  /** @param withShift whether Shift was held with Ctrl + Enter */
  onSend: (withShift: boolean) => unknown
  /** Its text stays as a draft. The next Escape closes the email. */
  onFold: () => void
}

export function Composer({ onSend, onFold, ...form }: ComposerProps) {
  return (
    <Form
      data-composer
      onSubmit={() => onSend(false)}
      onKeyDown={(event) => {
        const { key, target, currentTarget } = event
        // Not for a dialog that the composer has opened, whose keys React passes on.
        if (!(target instanceof Node) || !currentTarget.contains(target)) return
        if (isComposing(event.nativeEvent)) return
        if (key === 'Enter' && (event.metaKey || event.ctrlKey)) {
          event.preventDefault()
          onSend(event.shiftKey)
        }
        if (key === 'Escape') {
          event.preventDefault()
          onFold()
        }
      }}
      {...form}
    />
  )
}

export function ComposerText(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <textarea
      className={`${controlStyle} field-sizing-content min-h-24 flex-[1_1_auto] resize-none py-3 leading-normal @[46rem]/pane:max-h-88`}
      {...props}
    />
  )
}
