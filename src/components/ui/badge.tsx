import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const badgeVariants = cva(
  'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-[0.75rem] leading-none font-medium whitespace-nowrap',
  {
    variants: {
      variant: {
        default: 'border-transparent bg-primary text-primary-foreground',
        destructive: 'border-transparent bg-destructive text-destructive-foreground',
        secondary: 'border-transparent bg-muted text-foreground',
        outline: 'text-muted-foreground',
        accent: 'border-accent/35 text-accent',
        info: 'border-info/35 text-info',
        violet: 'border-violet/35 text-violet',
        success: 'border-success/35 text-success',
        danger: 'border-destructive-text/40 text-destructive-text',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>['variant']>

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />
}
