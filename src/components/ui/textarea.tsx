import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlStyle } from './control'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(controlStyle, 'min-h-28 resize-y py-3 leading-normal', className)}
      {...props}
    />
  )
}
