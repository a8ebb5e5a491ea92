import { Link } from 'react-router-dom'
import { BrandMark } from '@/components/brand-mark'
import { company } from '@/content/company'
import { footerGroups } from '@/content/footer'

export function Footer() {
  return (
    <footer className="border-t print:hidden">
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-[1.7fr_1fr_0.9fr_0.8fr_1.2fr] lg:py-16">
        <div className="col-span-full lg:col-span-1">
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
          <section key={title} className="max-sm:last:col-span-2">
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-3 text-[0.9375rem] text-muted-foreground">
              {items.map(({ label, to }) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center py-1 leading-snug hover:text-foreground hover:underline sm:min-h-9 pointer-coarse:min-h-11"
                  >
                    {label}
                  </Link>
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
