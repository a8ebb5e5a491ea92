/* Inlined into the head of a page with the emblem (build/prerender.ts): on a visit's first page it is put up once, in
   two seconds, from the folded wall to the fire. The words beside it are there at once. */
import { isStored, landingKey } from '@/lib/storage'
import { draw, findEmblem, tiltNow, wantsMotion } from './emblem-motion'

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
  const roof = part(time, 1000, 1500)
  // In the order of the markup: hearth, rim, ring, wall and roof behind, roof in front.
  const opacities = [
    0.2 + 0.8 * part(time, 1200, 2000),
    part(unfolded, 0.9, 1),
    roof,
    1,
    roof,
    roof,
  ]
  for (const [index, shape] of svg.querySelectorAll<SVGElement>('ellipse, path').entries()) {
    shape.style.opacity = `${opacities[index] ?? 1}`
  }
}

/** Starts when nearly all of the emblem is in view: on a phone after the first scroll, not while the page loads. */
function putUp(svg: SVGSVGElement) {
  svg.dataset.rising = 'true'
  drawAt(svg, 0)
  const begin = () => {
    const { bottom, height } = svg.getBoundingClientRect()
    if (bottom - height * 0.15 > innerHeight) return
    removeEventListener('scroll', begin)
    let start = 0
    requestAnimationFrame(function next(now) {
      start ||= now
      drawAt(svg, now - start)
      if (now - start < 2000) requestAnimationFrame(next)
      else delete svg.dataset.rising
    })
  }
  addEventListener('scroll', begin)
  begin()
}

/** Folds the yurt before the first paint, so that it is never seen collapsing. */
function waitForEmblem() {
  const svg = findEmblem()
  if (svg) putUp(svg)
  else if (document.readyState === 'loading') requestAnimationFrame(waitForEmblem)
}

if (!isStored(landingKey) && wantsMotion()) requestAnimationFrame(waitForEmblem)
