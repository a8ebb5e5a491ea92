import { useEffect, useState } from 'react'
import { Backdrop } from '@/components/backdrop'
import type { TestimonialsSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { useMedia } from '@/lib/hooks/use-media'
import { typography } from '@/lib/text/typography'
import { CarouselControls } from './carousel-controls'
import { Quote } from './quote'
import { useSwipe } from './use-swipe'

/** How long one item stays, in milliseconds. */
const rotationMs = 5000

/**
 * One testimonial at a time. All slides share one grid cell, so the longest sets the height and nothing
 * below moves. Follows https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ title, lead, items }: Omit<TestimonialsSection, 'kind' | 'look'>) {
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  // Nothing rotates then, so there is nothing to pause.
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const running = !isStill && !stopped && !hovered && !focused
  const [index, setIndex] = useState(0)
  const show = (next: number) => setIndex((next + items.length) % items.length)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setIndex((index + 1) % items.length), rotationMs)
    return () => clearTimeout(timer)
  }, [index, items.length, running])
  const swipe = useSwipe((direction) => show(index + direction))

  return (
    <section
      aria-roledescription="карусель"
      aria-label={title}
      className="section-band overflow-hidden"
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      // Only by keyboard: a click leaves the focus on the button.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onKeyDown={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
    >
      <Backdrop className="lattice-ground [--lattice-fade:radial-gradient(60%_90%_at_0%_100%,black,transparent)]" />
      <div className="container-page section-space lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] lg:gap-16">
        <header className="mb-10 lg:mb-0">
          <h2 className="headline">{typography(title)}</h2>
          {lead && <p className="mt-4 text-lead text-muted-foreground">{typography(lead)}</p>}
        </header>
        <div className="min-w-0">
          <div className="grid touch-pan-y" aria-live={running ? 'off' : 'polite'} {...swipe}>
            {items.map((item, position) => (
              <figure
                key={item.name}
                aria-roledescription="отзыв"
                aria-label={`${position + 1} из ${items.length}`}
                aria-hidden={position !== index}
                className={cn(
                  'col-start-1 row-start-1 flex flex-col transition-[opacity,translate,visibility] duration-500',
                  position === index ? 'opacity-100' : 'invisible translate-x-6 opacity-0',
                )}
              >
                <Quote
                  item={item}
                  className="mt-6 mb-8 text-[clamp(1.1875rem,1rem+0.9vw,1.625rem)] leading-[1.45] font-medium tracking-[-0.015em]"
                />
              </figure>
            ))}
          </div>
          <CarouselControls
            names={items.map(({ name }) => name)}
            index={index}
            stopped={stopped}
            canStop={!isStill}
            onShow={show}
            onStop={setStopped}
          />
        </div>
      </div>
    </section>
  )
}
