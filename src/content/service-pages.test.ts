import { expect, it } from 'vitest'
import { isSpecified } from '../../tests/support/specified'
import type { PageContent } from './model/page'
import { isOfferId, offerOf } from './offers'
import { serviceGroups } from './service-groups'
import { siteMap } from './site-map'

const modules = import.meta.glob<Record<string, PageContent>>('./pages/*.ts', { eager: true })
const pages = new Map(Object.values(modules).flatMap((module) => Object.entries(module)))

const servicePages = Object.entries(siteMap).flatMap(([id, entry]) => {
  const page = 'parent' in entry && entry.parent === 'services' ? pages.get(id) : undefined
  return page ? [{ id, page }] : []
})

/** The structure of a page, by section kind and look. */
const buildOf = (page: PageContent) =>
  page.sections.map((section) =>
    'look' in section ? `${section.kind}, ${section.look}` : section.kind,
  )

const pairs = servicePages.flatMap((one, at) =>
  servicePages.slice(at + 1).map((other) => ({ one, other })),
)

it('compares the services that header, menu and /services list', () => {
  const listed = serviceGroups.flatMap(({ services }) => services.map(({ page }) => page))
  expect(servicePages.map(({ id }) => id).sort()).toEqual(listed.sort())
})

it.each(pairs.map(({ one, other }) => [one.id, other.id, one.page, other.page] as const))(
  '%s and %s differ in at least two kinds of section, and in their order',
  (_, __, one, other) => {
    const [its, others] = [buildOf(one), buildOf(other)]
    const own = new Set([
      ...its.filter((section) => !others.includes(section)),
      ...others.filter((section) => !its.includes(section)),
    ])
    expect(own.size).toBeGreaterThanOrEqual(2)
    expect(its).not.toEqual(others)
  },
)

it.each([...pages].filter(([id]) => id in siteMap))(
  'the words above the title of %s are neither its name nor its title',
  (id, page) => {
    const [hero] = page.sections
    if (hero.kind !== 'pageHero') return
    const names = Object.entries(siteMap).flatMap(([its, entry]) =>
      its === id ? [entry.label] : [],
    )
    expect([...names, hero.title]).not.toContain(hero.eyebrow)
  },
)

it.each(servicePages.map(({ id, page }) => [id, page] as const))(
  '%s has one name: in the menu, in orders and in structured data',
  (id, page) => {
    const entry = Object.entries(siteMap).find(([its]) => its === id)?.[1]
    const offer = entry?.path.slice(1)
    if (!entry || !isOfferId(offer)) throw new Error(`no offer for ${id}`)
    expect([offerOf(offer).title, page.service?.name]).toEqual([entry.label, entry.label])
  },
)

it.runIf(isSpecified)(
  'a card of a service has the name of the page that it leads to, and orders what that page sells',
  () => {
    const cards = [...pages.values()].flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'services' ? section.cards : [])),
    )
    expect(cards.length).toBeGreaterThan(5)
    for (const { title, page, details, order } of cards) {
      const path = page ?? details
      expect(Object.values(siteMap).find((one) => one.path === path)?.label).toBe(title)
      if (order && 'offer' in order) expect(`/${order.offer}`).toBe(path)
    }
  },
)
