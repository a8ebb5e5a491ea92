import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ServiceGroups } from '@/components/service-groups'
import { onDialogRequest } from '@/lib/page/dialog-events'
import { cn } from '@/lib/cn'
import { useDismissal } from '@/lib/hooks/use-dismissal'

const panel =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] animate-in overflow-y-auto border-y bg-raised whitespace-normal shadow-2xl duration-150 fade-in'

/** All services under «Услуги»: in a panel below the header, or inside the menu of small screens. */
export function ServicesMenu({ direction }: { direction: 'row' | 'column' }) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const root = useRef<HTMLDivElement>(null)
  const isRow = direction === 'row'

  const [shownAt, setShownAt] = useState(pathname)
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setOpen(false)
  }
  useEffect(() => onDialogRequest(() => setOpen(false)), [])
  useDismissal(root, isOpen && isRow, setOpen)

  return (
    <div ref={root} className={isRow ? 'contents' : undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label="Все услуги"
        onClick={() => setOpen(!isOpen)}
        className={cn(
          'grid place-items-center rounded-control text-muted-foreground hover:text-foreground aria-expanded:text-foreground',
          isRow ? '-ml-1.5 h-11 w-7' : 'absolute top-1 right-0 size-11',
        )}
      >
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className={cn(
            'fill-none stroke-current stroke-2 transition-transform',
            isRow ? 'size-4' : 'size-6',
            isOpen && 'rotate-180',
          )}
        >
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      {isOpen && (
        <div className={isRow ? panel : 'pt-2 pb-5'}>
          <div className={isRow ? 'container-page py-8' : undefined}>
            <ServiceGroups titles="p" />
          </div>
        </div>
      )}
    </div>
  )
}
