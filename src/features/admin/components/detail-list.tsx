import type { Detail } from '../model/lead-details'

/** Labelled lines under a heading. */
export function DetailList({ title, details }: { title?: string; details: readonly Detail[] }) {
  return (
    <section>
      {title && <h3 className="text-sm font-semibold">{title}</h3>}
      <dl className="mt-3 grid gap-x-6 gap-y-3.5 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {details.map(({ label, value, href }) => (
          <div key={label} className={value.length > 60 ? 'col-span-full' : undefined}>
            <dt className="text-caption text-muted-foreground">{label}</dt>
            <dd className="mt-0.5 text-[0.9375rem] [overflow-wrap:anywhere] whitespace-pre-wrap">
              {href ? (
                <a href={href} className="text-accent underline underline-offset-3">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
