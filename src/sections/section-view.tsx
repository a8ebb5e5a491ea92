import { type ComponentType, createElement, type ReactNode } from 'react'
import { CurrencySwitch } from '@/components/currency-switch'
import type { Lang } from '@contracts/lang.ts'
import type { Section } from '@/content/model/sections'
import { CallToAction } from './call-to-action'
import { ComparisonFrame } from './comparison/comparison-frame'
import { lazyKinds } from './lazy-kinds'
import { Stats } from './stats'
import { Steps } from './steps'
import { Story } from './story'
import { Tags } from './tags'

type Kind = Exclude<Section['kind'], 'article' | 'document'>

interface ViewProps<K extends Kind> {
  section: Extract<Section, { kind: K }>
  lang: Lang
  /** Whether the page has an earlier section of the same kind and look. */
  isRepeat: boolean
  tools: ReactNode
  newsletter: ReactNode
}

/** What renders a section of each kind, except articles and documents (page-view). A missing kind fails to compile. */
const views: { readonly [K in Kind]: ComponentType<ViewProps<K>> } = {
  ...lazyKinds,
  callToAction: CallToAction,
  comparison: ComparisonFrame,
  newsletter: ({ newsletter }) => newsletter,
  stats: Stats,
  steps: Steps,
  story: Story,
  tags: Tags,
}

const view = <K extends Kind>(kind: K, props: ViewProps<K>) => createElement(views[kind], props)

interface SectionViewProps extends Omit<ViewProps<Kind>, 'tools'> {
  /** Whether its prices have the currency switch: the first prices of the page. */
  switchesCurrency: boolean
}

export function SectionView({ switchesCurrency, ...props }: SectionViewProps) {
  const tools = switchesCurrency && <CurrencySwitch />
  return view(props.section.kind, { ...props, tools })
}
