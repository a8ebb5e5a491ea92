import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

const looks = {
  user: 'ml-auto rounded-br-md bg-foreground text-background whitespace-pre-wrap',
  assistant: 'mr-auto rounded-bl-md bg-muted',
  staff: 'mr-auto rounded-bl-md border bg-card whitespace-pre-wrap',
}

export function Bubble({ from, children }: { from: keyof typeof looks; children: ReactNode }) {
  return (
    <div
      className={cn(
        'w-fit max-w-[88%] rounded-2xl px-3.5 py-2.5 text-[0.9375rem] leading-[1.5] [overflow-wrap:anywhere]',
        looks[from],
      )}
    >
      {children}
    </div>
  )
}
