import { type ComponentType, lazy } from 'react'
import { loadWhenOnline } from '@/lib/page/load-when-online'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** The visitor's first move. Until then prerendered HTML is enough, and its code no part of the page's load. */
const firstMove = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      const once = { once: true, passive: true, capture: true }
      for (const sign of signs) addEventListener(sign, () => resolve(), once)
    })

/** A component whose code comes at the visitor's first move; without it the prerendered HTML stays. */
export const lazyAtFirstMove = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await firstMove
    const loaded = loadWhenOnline(async () => ({ default: await load() }))
    return loaded.catch(() => new Promise<never>(() => {}))
  })
