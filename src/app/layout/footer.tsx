import { Link } from 'react-router-dom'
import { BrandMark } from '@/components/brand-mark'
import { company } from '@/content/company'
import { type FooterItem, footerGroups } from '@/content/footer'

export function Footer() {
  return (
    <footer className="border-t print:hidden">
      <div className="container-page grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.2fr] lg:py-16">
        <div className="sm:col-span-2 lg:col-span-1">
          <BrandMark />
          <p className="mt-4 max-w-[22rem] text-[0.9375rem] text-muted-foreground">
            {company.tagline}
          </p>
          <address className="mt-5 text-[0.9375rem] text-muted-foreground not-italic">
            <a
              href={`mailto:${company.email}`}
              className="-my-2 inline-flex h-11 items-center text-foreground underline decoration-accent/50 underline-offset-4 hover:decoration-accent"
            >
              {company.email}
            </a>
            <br />
            {company.addressRu}
          </address>
        </div>
        {footerGroups.map(({ title, items }) => (
          <section key={title}>
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-3 text-[0.9375rem] text-muted-foreground">
              {items.map((item) => (
                <li key={item.label}>
                  <Item item={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="border-t">
        <p className="container-page py-6 text-sm text-muted-foreground">
          © {company.copyrightYear} {company.name}. Все права защищены.
        </p>
      </div>
    </footer>
  )
}

function Item({ item: { label, to } }: { item: FooterItem }) {
  if (!to) return <span className="block py-1.5">{label}</span>
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center hover:text-foreground hover:underline sm:min-h-9 pointer-coarse:min-h-11"
    >
      {label}
    </Link>
  )
}
