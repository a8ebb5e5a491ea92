import { describe, expect, it } from 'vitest'
import { aliases } from './aliases.ts'
import { entryOf, searchCatalogue } from './search.ts'
import { editDistance, stemOf, stemsOf } from './words.ts'

const best = (query: string) => searchCatalogue(query, 3).map(({ entry }) => entry.id)

describe('a search of the catalogue', () => {
  it.each([
    ['лендос', 'web-development/lending'],
    ['лэндинга', 'web-development/lending'],
    ['интернет магаз', 'web-development/internet-magazin'],
    ['сайт-визитку', 'custom-saas/sayt-vizitka'],
    ['приложуха', 'mobile-apps-development'],
    ['битрексе', 'custom-saas/cms/1s-bitriks'],
    ['вордпрес', 'custom-saas/cms/wordpress'],
    ['продвежение', 'seo-promotion'],
    ['сеошка', 'seo-promotion'],
    ['девопс', 'devops-services'],
    ['айос', 'mobile-apps/detail/ios'],
    ['яндекс директом', 'contextual-advertising/detail/yandeks-direkt'],
    ['постгрес', 'technology/postgresql'],
    ['landing page', 'web-development/lending'],
    ['брошенные корзины', 'cases/case/nurriteyl'],
    ['клиники', 'industries/industry/zdravoohranenie'],
  ])('finds for «%s» %s', (query, id) => {
    expect(best(query)).toContain(id)
  })

  it('finds nothing for what is not there', () => {
    expect(best('квантовая хромодинамика')).toEqual([])
    expect(best('')).toEqual([])
  })

  it('keeps to the limit', () => {
    expect(searchCatalogue('сайт', 2)).toHaveLength(2)
  })
})

it('gives other names only to what the catalogue has', () => {
  expect(Object.keys(aliases).filter((id) => !entryOf(id))).toEqual([])
})

describe('words', () => {
  it('have one stem in every form', () => {
    expect(new Set(stemsOf('лендинг лендинга лендинги лендингом')).size).toBe(1)
    expect(new Set(stemsOf('price prices pricing')).size).toBe(1)
    expect(stemOf('ёлка')).toBe(stemOf('елка'))
  })

  it('keep their little words apart', () => {
    expect(stemOf('ии')).not.toBe(stemOf('и'))
  })

  it.each([
    ['брендинг', 'брендинг', 0],
    ['бредниг', 'брендинг', 2],
    ['бренднг', 'брендинг', 1],
    ['кот', 'котёнок', 3],
    ['совсем', 'иное', 3],
  ])('«%s» and «%s» are %i slips apart', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance)
  })
})
