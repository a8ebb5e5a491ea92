import { type RefObject, startTransition, useEffect, useState } from 'react'
import { explainMissingCode } from '@/lib/toast'
import type { AwakeIsland } from './awake-island'
import { carryOver, type EarlyAct, rememberAct } from './carry-over'
import { islandOf } from './islands'

/**
 * Loads the islands of an adopted page as they come into view; nothing that a visitor types, presses or
 * sends in one before is lost.
 *
 * @returns those to be drawn
 */
export function useIslands(page: RefObject<HTMLElement | null>): readonly AwakeIsland[] {
  const [awake, setAwake] = useState<AwakeIsland[]>([])

  useEffect(() => {
    let act: EarlyAct | undefined
    const failed = new Set<Element>()
    // No form of the page goes the browser's own way: what is sent too early is sent once it can be.
    const remember = (event: Event) => {
      if (event.type === 'submit') event.preventDefault()
      const target = event.target instanceof Element ? event.target.closest('button, form') : null
      const place = target?.closest('[data-island]')
      if (!place) return
      // The form it sends follows, unless a field stops it.
      if (target instanceof HTMLButtonElement && target.form && target.type === 'submit') return
      if (failed.has(place)) explainMissingCode()
      if (target instanceof HTMLButtonElement || target instanceof HTMLFormElement) {
        act = { place, target }
      }
    }
    const stop = new AbortController()
    const { signal } = stop
    page.current?.addEventListener('click', remember, { signal })
    page.current?.addEventListener('submit', remember, { signal })
    const wake = async (place: Element) => {
      const island = await islandOf(place)?.()
      if (!island) return
      const stage = document.createElement('div')
      stage.className = 'contents'
      const enter = () => {
        const putBack = carryOver(place)
        const actAgain = rememberAct(place, act)
        place.replaceChildren(stage)
        putBack()
        return actAgain
      }
      startTransition(() => {
        setAwake((others) => [...others, { stage, Part: island.default, enter }])
      })
    }
    const giveUp = (place: Element, error: unknown) => {
      failed.add(place)
      // Nobody has missed it yet.
      if (act?.place === place) explainMissingCode(error)
      else console.error(error)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          wake(target).catch((error: unknown) => giveUp(target, error))
        }
      },
      { rootMargin: '300px' },
    )
    for (const place of page.current?.querySelectorAll('[data-island]') ?? []) {
      observer.observe(place)
    }
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [page])

  return awake
}
