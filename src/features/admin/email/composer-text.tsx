import type { ComponentProps } from 'react'
import { controlStyle } from '@/components/ui/control'

/** A text field that grows with its text. */
export function ComposerText(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <textarea
      className={`${controlStyle} field-sizing-content min-h-24 flex-[1_1_auto] resize-none py-3 leading-normal @[46rem]/pane:max-h-88`}
      {...props}
    />
  )
}
