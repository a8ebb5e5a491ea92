import type { ReactNode } from 'react'

/** The page's title, and the tabs beside it where there are any. */
export function AdminHeading({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-5 lg:flex-row lg:items-center lg:gap-10">
      <h1 className="text-2xl font-semibold tracking-headline sm:text-3xl">Админ-панель</h1>
      {children}
    </div>
  )
}
