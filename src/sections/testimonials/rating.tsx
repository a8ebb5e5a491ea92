/** One to five stars, announced as «Оценка 4 из 5». */
export function Rating({ stars }: { stars: number }) {
  return (
    <span
      role="img"
      aria-label={`Оценка ${stars} из 5`}
      className="inline-flex gap-1 text-sm leading-none"
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} aria-hidden viewBox="0 0 12 12" className="size-3.5">
          <path
            d="M6 .5 11.5 6 6 11.5.5 6z"
            className={star <= stars ? 'fill-accent' : 'fill-none stroke-muted-foreground'}
          />
        </svg>
      ))}
    </span>
  )
}
