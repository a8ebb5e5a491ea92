import { priceAmount } from '@/content/primitives'
import { company } from '@/content/company'
import { own } from '@/content/currency'
import { contacts } from '@/content/contacts'
import type { Crumb } from '@/content/navigation'
import type { PageContent } from '@/content/model/page'
import type { Section } from '@/content/model/sections'
import type { Price } from '@/content/primitives'
import { absoluteUrl } from './seo'

/* Schema.org objects for search engines, made from the page's content:
   https://developers.google.com/search/docs/appearance/structured-data */
export const context = 'https://schema.org'
export const organizationId = `${company.site}/#organization`

const reachedBy = () => ({
  ...(company.phone && { telephone: company.phone }),
  sameAs: contacts().flatMap(({ href }) => (href.startsWith('https:') ? href : [])),
})

export const organization = () => ({
  '@context': context,
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  legalName: company.legalName,
  url: company.site,
  logo: absoluteUrl('/icon-512.png'),
  email: company.email,
  address: company.addressEn,
  ...(import.meta.env.HAS_CONTACTS && reachedBy()),
})

/** For the home page. */
export const webSite = () => ({
  '@context': context,
  '@type': 'WebSite',
  name: company.name,
  url: company.site,
  inLanguage: ['ru', 'en'],
  publisher: { '@id': organizationId },
})

export const breadcrumbList = (crumbs: readonly Crumb[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(path),
  })),
})

function cardsIn(section: Section): readonly { title: string; price?: Price }[] {
  switch (section.kind) {
    case 'packages':
      return section.packages
    case 'priceList':
      return section.rows
    case 'services':
      return section.cards
    default:
      return []
  }
}

/** The service of a page, with an offer for every price; undefined for other pages. */
export function service({ service, sections, head }: PageContent) {
  if (!service) return undefined
  const offers = sections.flatMap(cardsIn).flatMap(({ title: name, price: asked }) => {
    if (!asked) return []
    const price = 'free' in asked ? 0 : priceAmount(asked)
    return price === undefined
      ? []
      : [{ '@type': 'Offer', name, price, priceCurrency: own.toUpperCase() }]
  })
  return {
    '@context': context,
    '@type': 'Service',
    name: service.name,
    serviceType: service.type,
    description: head.description,
    provider: { '@id': organizationId },
    ...(offers.length > 0 && { offers }),
  }
}

/** The questions answered on a page. */
export const faqPage = (facts: readonly { question: string; answer: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: facts.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
