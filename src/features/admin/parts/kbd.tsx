import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={cn(
        'inline-grid h-6 min-w-6 place-items-center rounded-md border border-b-2 bg-background px-1.5 font-sans text-[0.75rem] font-medium text-muted-foreground',
        className,
      )}
    >
      {children}
    </kbd>
  )
}
