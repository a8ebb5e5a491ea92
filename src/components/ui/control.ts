/** Class names of every form control. Text of 16 px keeps iOS from zooming in. */
export const controlStyle =
  'w-full scroll-mt-9 rounded-control border border-input bg-background px-3.5 text-base text-foreground transition-colors placeholder:text-muted-foreground hover:border-foreground/60 focus-visible:border-ring focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-destructive-text'
