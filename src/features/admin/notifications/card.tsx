import type { ReactNode } from 'react'

interface CardProps {
  title: string
  children: ReactNode
}

/** One part of the choices below the table. */
export function Card({ title, children }: CardProps) {
  return (
    <section className="rounded-card border bg-card p-4 sm:p-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}
