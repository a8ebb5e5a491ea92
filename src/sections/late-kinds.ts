interface LateKind<Component> {
  /** Set once it is loaded. */
  Component?: Component
  load: () => Promise<void>
}

/** A component that is loaded by `load`; who draws it has waited for that. */
export function late<Component>(load: () => Promise<Component>): LateKind<Component> {
  const kind: LateKind<Component> = {
    load: async () => {
      kind.Component ??= await load()
    },
  }
  return kind
}

/** Kinds that few pages have: each is a chunk of its own. */
export const lateKinds = {
  article: late(async () => (await import('./article')).Article),
  blogIndex: late(async () => (await import('./blog-index')).BlogIndex),
  caseStudies: late(async () => (await import('./case-studies')).CaseStudies),
  document: late(async () => (await import('./document')).Document),
  hero: late(async () => (await import('./hero')).Hero),
  industries: late(async () => (await import('./industries')).Industries),
  testimonials: late(async () => (await import('./testimonials')).Testimonials),
}

/** Whether sections of this kind are drawn by a chunk of their own. */
export const isLateKind = (kind: string): kind is keyof typeof lateKinds => kind in lateKinds
