import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlStyle } from './control'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlStyle, 'h-12', className)} {...props} />
}
