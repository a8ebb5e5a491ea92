import { advertisingPackages } from './advertising'
import { packagedApps } from './apps'
import { brandingPackages } from './branding'
import type { Comparison } from './comparison'
import { seoPackages } from './seo'
import { packagedSites, packageOrScratch, sitesFromScratch } from './sites'
import { supportPlans } from './support'

/** What the pages compare, by what they call it: the data come with the code that shows them. */
export const comparisons = {
  packagedSites,
  sitesFromScratch,
  packageOrScratch,
  packagedApps,
  brandingPackages,
  supportPlans,
  seoPackages,
  advertisingPackages,
} as const satisfies Record<string, Comparison>

export type ComparisonId = keyof typeof comparisons
