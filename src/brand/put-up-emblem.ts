import { draw, tiltNow } from './emblem-motion'

const folded = 0.045

/** How much of a part is done, that takes from `start` to `end` in milliseconds. */
const part = (time: number, start: number, end: number) =>
  Math.min(1, Math.max(0, (time - start) / (end - start)))

/** Slow at both ends. */
const eased = (done: number) => done ** 2 * (3 - 2 * done)

function drawAt(svg: SVGSVGElement, time: number) {
  const unfolded = folded + (1 - folded) * eased(part(time, 100, 1400))
  const lifted = eased(part(time, 900, 1900))
  draw(svg, { unfolded, lifted, tilt: tiltNow() })
  const wall = part(time, 0, 300)
  const roof = part(time, 1000, 1500)
  // In the order of the markup: hearth, rim, ring, wall and roof behind, roof in front.
  const opacities = [
    0.2 * wall + 0.8 * part(time, 1200, 2000),
    part(unfolded, 0.9, 1),
    roof,
    wall,
    roof,
    roof,
  ]
  for (const [index, shape] of svg.querySelectorAll<SVGElement>('ellipse, path').entries()) {
    shape.style.opacity = `${opacities[index] ?? 1}`
  }
}

/**
 * Puts the emblem up, in two seconds, from the folded wall to the fire. Until then index.html hides it by `data-emblem`,
 * so that it is never seen collapsing. Starts when half of it is in view.
 */
export function putUp(svg: SVGSVGElement) {
  const begin = () => {
    const { bottom, height } = svg.getBoundingClientRect()
    if (svg.isConnected && bottom - height / 2 > innerHeight) return
    removeEventListener('scroll', begin)
    // Left before it was seen: the next one is put up.
    if (!svg.isConnected) return
    delete document.documentElement.dataset.emblem
    svg.dataset.rising = 'true'
    drawAt(svg, 0)
    let start = 0
    requestAnimationFrame(function next(now) {
      start ||= now
      drawAt(svg, now - start)
      if (now - start < 2000) requestAnimationFrame(next)
      else delete svg.dataset.rising
    })
  }
  addEventListener('scroll', begin, { passive: true })
  begin()
}
