import type { offerCard } from '../offers.ts'
import type { NonEmpty } from '../primitives'
import type { Term } from '../term'
import type { CaseResult } from './case-result'

type OfferCard = ReturnType<typeof offerCard>

/*
 * What a service's page shows of its craft beside its title: something to press, drag or turn. The drawing and its
 * workings are in `sections/proofs`; here is what it takes from the content.
 */

/** The results of clients as curves, of which one moves along the months. */
export interface GrowthProof {
  kind: 'growth'
  results: NonEmpty<CaseResult>
}

/** A mark of a client, by its name, from its construction to a sign, a receipt and a pattern. */
export interface MarkProof {
  kind: 'mark'
  client: string
}

/** A release through its stages, stopped by a mistake, and taken back. */
export interface PipelineProof {
  kind: 'pipeline'
}

/** A request and its answer in each protocol. */
export interface RequestProof {
  kind: 'request'
}

/** Servers of one's own and a cloud under a growing crowd. */
export interface CrowdProof {
  kind: 'crowd'
}

/** Sites from the smallest to the largest, as wireframes that grow. */
export interface SiteTypesProof {
  kind: 'siteTypes'
  types: NonEmpty<OfferCard>
}

/** The days from the start to the handover, by package. */
export interface HandoverProof {
  kind: 'handover'
  packages: NonEmpty<{ title: string; term: Term }>
}

/** An app from a sketch to an icon, by stage. */
export interface AppStagesProof {
  kind: 'appStages'
  stages: NonEmpty<{ title: string; duration: Term }>
}

/** The screens of an app, more in each package. */
export interface AppScreensProof {
  kind: 'appScreens'
  packages: NonEmpty<OfferCard>
}

/** What a click's price makes of a customer's. */
export interface LeadPriceProof {
  kind: 'leadPrice'
  /** In percent. */
  clickRate: number
  conversion: number
  /** By how much a click costs less once a campaign is cleaned, in percent. */
  cheaper: number
  /** The prices of a click that can be tried, in the currency of the prices, and the first one. */
  click: { from: number; to: number; step: number; first: number }
}

/** How many subscribers remain of each month's. */
export interface CohortsProof {
  kind: 'cohorts'
}

/** What an availability means in hours of a month; one is promised by a plan. */
export interface AvailabilityProof {
  kind: 'availability'
  /** The availability is in percent. */
  promised: { availability: number; plan: string }
}

export type Proof =
  | GrowthProof
  | MarkProof
  | PipelineProof
  | RequestProof
  | CrowdProof
  | SiteTypesProof
  | HandoverProof
  | AppStagesProof
  | AppScreensProof
  | LeadPriceProof
  | CohortsProof
  | AvailabilityProof
