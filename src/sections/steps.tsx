import type { StepsSection } from '@/content/model/sections'
import type { Term } from '@/content/term'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from './parts/section-frame'
import { TickList } from './parts/tick-list'

const textOf = (duration: Term | string) =>
  typeof duration === 'string' ? duration : duration.text

/** Numbered steps on a line: vertical on a small screen, horizontal on a large one. */
export function Steps({ section }: { section: StepsSection }) {
  const { steps } = section
  const columns = steps.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
  return (
    <SectionFrame title={section.title} lead={section.lead}>
      <ol className={cn('grid lg:-mb-14', columns)}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="group relative pb-10 pl-16 last:pb-0 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:pt-20 lg:pr-8 lg:pb-14! lg:pl-0"
          >
            <span
              aria-hidden
              className="absolute top-12 bottom-0 left-[15px] w-[18px] lattice-strip opacity-70 group-last:hidden lg:top-[10px] lg:right-0 lg:bottom-auto lg:left-12 lg:block! lg:h-7 lg:w-auto lg:group-last:[--strip-fade:linear-gradient(90deg,black,transparent)]"
            />
            <span
              aria-hidden
              className="absolute top-0 left-0 grid size-12 place-items-center font-semibold text-accent"
            >
              <span className="absolute inset-[5px] -z-10 rotate-45 rounded-[9px] border border-accent/50 bg-accent/10" />
              {index + 1}
            </span>
            <h3 className="pt-2.5 subtitle lg:pt-0">{typography(step.title)}</h3>
            {step.duration && (
              <p className="mt-1.5 text-sm font-medium text-accent">
                {typography(textOf(step.duration))}
              </p>
            )}
            <p className="mt-2.5 aside-text">{typography(step.text)}</p>
            {step.deliverables && (
              <TickList items={step.deliverables} className="mt-4 content-start" />
            )}
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
