import { contacts } from '@/content/contacts'

/** Telephone and messengers; pages ask `import.meta.env.HAS_CONTACTS` first, so that without any they load nothing. */
export function ContactLinks() {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {contacts().map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-block py-2.5 text-foreground underline decoration-accent/50 underline-offset-4 hover:decoration-accent"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
