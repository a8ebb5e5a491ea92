import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Proof } from '@/content/model/proofs'

/** A proof in its own chunk. */
const chunk = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

const Growth = chunk(async () => (await import('./growth')).Growth)
const Mark = chunk(async () => (await import('./mark')).Mark)
const Pipeline = chunk(async () => (await import('./pipeline')).Pipeline)
const Request = chunk(async () => (await import('./request')).Request)
const Crowd = chunk(async () => (await import('./crowd')).Crowd)
const SiteTypes = chunk(async () => (await import('./site-types')).SiteTypes)
const Handover = chunk(async () => (await import('./handover')).Handover)
const AppStages = chunk(async () => (await import('./app-stages')).AppStages)
const AppScreens = chunk(async () => (await import('./app-screens')).AppScreens)
const LeadPrice = chunk(async () => (await import('./lead-price')).LeadPrice)
const Cohorts = chunk(async () => (await import('./cohorts')).Cohorts)
const Availability = chunk(async () => (await import('./availability')).Availability)

/** Renders a proof. A kind without a case fails to compile. */
export default function ProofView({ proof }: { proof: Proof }): ReactNode {
  switch (proof.kind) {
    case 'growth':
      return <Growth proof={proof} />
    case 'mark':
      return <Mark proof={proof} />
    case 'pipeline':
      return <Pipeline />
    case 'request':
      return <Request />
    case 'crowd':
      return <Crowd />
    case 'siteTypes':
      return <SiteTypes proof={proof} />
    case 'handover':
      return <Handover proof={proof} />
    case 'appStages':
      return <AppStages proof={proof} />
    case 'appScreens':
      return <AppScreens proof={proof} />
    case 'leadPrice':
      return <LeadPrice proof={proof} />
    case 'cohorts':
      return <Cohorts />
    case 'availability':
      return <Availability proof={proof} />
    default:
      return proof satisfies never
  }
}
