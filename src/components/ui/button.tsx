import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** Class names of a button, also for links that look like one. */
export const buttonVariants = cva(
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control text-center font-medium [overflow-wrap:anywhere] transition-[background-color,border-color,color,box-shadow,transform] duration-150 select-none active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-busy:pointer-events-none [&_svg]:size-[1.125em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-primary text-primary-foreground shadow-[inset_0_1px_0_rgb(255_255_255/0.25),0_1px_2px_rgb(0_0_0/0.2)] hover:bg-primary-hover',
        secondary: 'border bg-card text-foreground hover:border-input hover:bg-muted',
        selected: 'border border-accent bg-accent/12 text-foreground',
        ghost: 'text-foreground hover:bg-muted',
        destructive:
          'bg-destructive text-destructive-foreground hover:bg-[color-mix(in_oklab,var(--destructive),black_12%)]',
        link: 'text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent',
      },
      size: {
        default: 'min-h-11 px-4 py-1.5 text-[0.9375rem]',
        large: 'min-h-13 px-6 py-2 text-base',
        icon: 'size-11 shrink-0',
      },
      width: { auto: '', full: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'default', width: 'auto' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

export function Button({ className, variant, size, width, ...props }: ButtonProps) {
  const style = cn(buttonVariants({ variant, size, width }), className)
  return <button type="button" className={style} {...props} />
}
