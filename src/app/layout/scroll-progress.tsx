import { useEffect, useRef } from 'react'

/** The scrollable length; an article's ends with its text (`data-read-until`), the footer does not count. */
function lengthOf(root: HTMLElement) {
  const text = document.querySelector('[data-read-until]')
  const end = text ? root.scrollTop + text.getBoundingClientRect().bottom : root.scrollHeight
  return end - root.clientHeight
}

/** The reading progress, mere decoration. Also tells the header that the page is scrolled (`data-scrolled`). */
export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = 0
      const root = document.documentElement
      const length = lengthOf(root)
      const share = length > 0 ? Math.min(1, root.scrollTop / length) : 0
      bar.current?.style.setProperty('scale', `${share} 1`)
      bar.current?.closest('header')?.toggleAttribute('data-scrolled', root.scrollTop > 0)
    }
    const plan = () => {
      frame ||= requestAnimationFrame(draw)
    }
    plan()
    window.addEventListener('scroll', plan, { passive: true })
    window.addEventListener('resize', plan)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', plan)
      window.removeEventListener('resize', plan)
    }
  }, [])

  return (
    <div
      ref={bar}
      aria-hidden
      data-testid="scroll-progress"
      className="absolute inset-x-0 -bottom-px h-0.5 origin-left scale-x-0 bg-primary"
    />
  )
}
