import { Link } from 'react-router-dom'
import { BrandMark } from '@/components/brand-mark'
import { ContactLinks } from '@/components/contact-links'
import { company } from '@/content/company'
import { footerGroups } from '@/content/footer'

export function Footer() {
  return (
    <footer className="@container border-t print:hidden">
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-10 py-12 @min-[34rem]:grid-cols-3 @min-[44rem]:grid-cols-4 @min-[62rem]:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,0.9fr)_minmax(0,0.8fr)_minmax(0,1.2fr)] @min-[62rem]:py-16">
        <div className="col-span-full @min-[62rem]:col-span-1">
          <BrandMark />
          <p className="mt-4 max-w-[22rem] text-[0.9375rem] text-muted-foreground">
            {company.tagline}
          </p>
          <address className="mt-5 text-[0.9375rem] text-muted-foreground not-italic">
            <a
              href={`mailto:${company.email}`}
              className="inline-block py-2.5 [overflow-wrap:anywhere] text-foreground underline decoration-accent/50 underline-offset-4 hover:decoration-accent"
            >
              {company.email}
            </a>
            <br />
            {company.addressRu}
          </address>
          {import.meta.env.HAS_CONTACTS && <ContactLinks />}
        </div>
        {footerGroups.map(({ title, items }) => (
          <section key={title} className="@max-[34rem]:last:col-span-2">
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-3 text-[0.9375rem] text-muted-foreground">
              {items.map(({ label, to }) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="inline-block py-3 leading-snug hover:text-foreground hover:underline sm:py-2 pointer-coarse:py-3"
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
        {/* Leaves room for the chat's button. */}
        <p className="container-page py-6 pr-20 text-sm text-muted-foreground">
          {`© ${import.meta.env.COPYRIGHT_YEARS} `}
          {`${company.name}. Все права защищены.`}
        </p>
      </div>
    </footer>
  )
}
