import { type ComponentType, createElement, lazy } from 'react'
import type { Proof } from '@/content/model/proofs'

/** A proof in its own chunk. */
const chunk = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

type Kind = Proof['kind']
type ViewProps<K extends Kind> = { proof: Extract<Proof, { kind: K }> }

/** A missing kind fails to compile. */
const views: { readonly [K in Kind]: ComponentType<ViewProps<K>> } = {
  growth: chunk(async () => (await import('./growth')).Growth),
  mark: chunk(async () => (await import('./mark')).Mark),
  pipeline: chunk(async () => (await import('./pipeline')).Pipeline),
  request: chunk(async () => (await import('./request')).Request),
  crowd: chunk(async () => (await import('./crowd')).Crowd),
  siteTypes: chunk(async () => (await import('./site-types')).SiteTypes),
  handover: chunk(async () => (await import('./handover')).Handover),
  appStages: chunk(async () => (await import('./app-stages')).AppStages),
  appScreens: chunk(async () => (await import('./app-screens')).AppScreens),
  leadPrice: chunk(async () => (await import('./lead-price')).LeadPrice),
  cohorts: chunk(async () => (await import('./cohorts')).Cohorts),
  availability: chunk(async () => (await import('./availability')).Availability),
}

const view = <K extends Kind>(kind: K, props: ViewProps<K>) => createElement(views[kind], props)

export const ProofView = ({ proof }: { proof: Proof }) => view(proof.kind, { proof })
