import { describe, expect, it } from 'vitest'
import { entryOf } from '../../_shared/catalogue/search.ts'
import { casesByIndustry } from './industry-cases.ts'
import { isOffer } from './offers.ts'
import { related } from './related.ts'

describe('the curated lists', () => {
  it.each(Object.entries(casesByIndustry))('%s and its work are in the catalogue', (id, works) => {
    const industry = entryOf(id)
    expect(industry && !isOffer(industry) && industry.kind).toBe('industry')
    for (const work of works) {
      const entry = entryOf(work)
      expect(entry && !isOffer(entry) && ['case', 'review'].includes(entry.kind), work).toBe(true)
    }
  })

  it.each(Object.entries(related))('%s and what is near to it are in the catalogue', (id, near) => {
    expect(entryOf(id)).toBeDefined()
    for (const offer of near) expect(entryOf(offer)).toHaveProperty('price')
  })
})
