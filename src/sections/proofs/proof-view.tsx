import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Proof } from '@/content/model/proofs'

/** A proof in its own chunk. */
const chunk = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

const Growth = chunk(async () => (await import('./growth')).Growth)
const Mark = chunk(async () => (await import('./mark')).Mark)
const Pipeline = chunk(async () => (await import('./pipeline')).Pipeline)

/** Renders a proof. A kind without a case fails to compile. */
export default function ProofView({ proof }: { proof: Proof }): ReactNode {
  switch (proof.kind) {
    case 'growth':
      return <Growth proof={proof} />
    case 'mark':
      return <Mark proof={proof} />
    case 'pipeline':
      return <Pipeline />
    default:
      return null
  }
}
