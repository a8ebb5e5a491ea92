import { matchesMedia } from '@/lib/browser/media'
import { complete, yurtAt, type Stage } from './emblem-geometry'

/** As eyes on a level with the floor see it, the further up the page has gone. */
export const tiltNow = () => complete.tilt * (1 - Math.min(scrollY / 1000, 0.8))

/** Draws a stage into the markup of emblem.tsx, not in whole units, which would jerk. */
export function draw(svg: SVGSVGElement, stage: Stage): void {
  const { paths, hoops } = yurtAt(stage, (length) => length)
  for (const [index, path] of svg.querySelectorAll('path').entries()) {
    path.setAttribute('d', paths[index] ?? '')
  }
  for (const [index, hoop] of svg.querySelectorAll<SVGEllipseElement>('g > ellipse').entries()) {
    hoop.cy.baseVal.value = hoops[index] ?? 0
    hoop.ry.baseVal.value = hoop.rx.baseVal.value * stage.tilt
  }
}

/** @returns how to stop */
export function turnWithScroll(svg: SVGSVGElement) {
  if (!matchesMedia('(prefers-reduced-motion: no-preference)')) return undefined
  let frame = 0
  let drawn = complete.tilt
  const turn = () => {
    const tilt = tiltNow()
    // While it is put up, it has a stage of its own.
    if (svg.dataset.rising || tilt === drawn) return
    draw(svg, { ...complete, tilt })
    drawn = tilt
  }
  const onScroll = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(turn)
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frame)
  }
}
