/** The assistant is about to say something. */
export function TypingDots() {
  return (
    <span aria-hidden data-testid="typing" className="flex h-[1.5em] items-center gap-1.5 px-0.5">
      {[0, 160, 320].map((delay) => (
        <span
          key={delay}
          className="size-2 [rotate:45deg] animate-pulse rounded-[1px] bg-accent"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  )
}
