import type { ReactNode } from 'react'
import type { Case } from '@/content/cases/case'
import { typography } from '@/lib/text/typography'
import { TickList } from '../parts/tick-list'

/** The problem, the solution, the work and its results. */
export function StoryParts({ study }: { study: Case }) {
  return (
    <div className="mt-10 grid gap-x-14 gap-y-9 lg:grid-cols-2">
      <Part title="Задача">
        <p className="mt-3 leading-relaxed">{typography(study.problem)}</p>
      </Part>
      <Part title="Решение">
        <p className="mt-3 leading-relaxed">{typography(study.solution)}</p>
      </Part>
      <Part title="Что сделано">
        <TickList items={study.features} className="mt-4" />
      </Part>
      <Part title="Результат">
        <TickList items={study.results} className="mt-4 font-medium" />
      </Part>
    </div>
  )
}

/** A part of the story under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="subtitle">{title}</h3>
      {children}
    </section>
  )
}
