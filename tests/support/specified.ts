import { readFileSync } from 'node:fs'
import { beforeEach } from 'vitest'
import { company } from '../../src/content/company.ts'

/**
 * Whether docs/spec.md is about this site: another agency's content has other pages, prices and figures, and what is
 * measured of the shipped content says nothing of it.
 */
export const isSpecified = readFileSync('docs/spec.md', 'utf8').includes(
  `the specification of ${company.site}:`,
)

/** For a file whose tests are about what the shipped content says: how its facts are asked for and told apart. */
export const onlyOfShippedContent = () =>
  beforeEach(({ skip }) => skip(!isSpecified, 'another agency’s content'))
