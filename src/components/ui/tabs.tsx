import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { ErrorBoundary } from './error-boundary'

export const Tabs = Radix.Root

const fits = {
  /** All tabs as wide as the widest. */
  equal: 'grid auto-cols-fr grid-flow-col',
  /** As wide as their labels. */
  content: 'flex w-max min-w-full *:flex-auto *:px-1.5 max-sm:*:text-sm sm:*:px-5',
} as const

interface TabsListProps extends ComponentProps<typeof Radix.List> {
  fit?: keyof typeof fits
}

export function TabsList({ className, fit = 'equal', ...props }: TabsListProps) {
  return (
    <Radix.List className={cn('gap-1 rounded-xl bg-muted p-1', fits[fit], className)} {...props} />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'h-11 rounded-lg text-[0.9375rem] font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground data-[state=active]:bg-background data-[state=active]:text-foreground data-[state=active]:shadow-sm',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent(props: ComponentProps<typeof Radix.Content>) {
  const { className, children, ...rest } = props
  return (
    <Radix.Content className={cn('outline-none', className)} {...rest}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Radix.Content>
  )
}
