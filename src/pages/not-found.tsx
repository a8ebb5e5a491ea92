import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { buttonVariants } from '@/components/ui/button'
import { siteMap } from '@/content/site-map'

export function Page() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error('404: no such page:', pathname)
  }, [pathname])

  return (
    <section className="relative isolate grid min-h-[72vh] place-items-center overflow-hidden px-5 py-20 text-center">
      <div
        aria-hidden
        className="absolute inset-0 -z-10 lattice-ground [--lattice-fade:radial-gradient(50%_60%_at_50%_45%,black,transparent)]"
      />
      <div className="max-w-[34rem]">
        <p
          aria-hidden
          className="text-[clamp(5rem,18vw,9rem)] leading-none font-semibold tracking-display"
        >
          4<span className="text-accent">0</span>4
        </p>
        <h1 lang="en" className="mt-6 text-2xl font-semibold tracking-headline sm:text-3xl">
          Oops! Page not found
        </h1>
        <p className="mt-4 text-lead text-muted-foreground">
          Такой страницы нет: возможно, адрес изменился или в&nbsp;нём опечатка.
        </p>
        <Link to={siteMap.home.path} className={`${buttonVariants({ size: 'large' })} mt-8`}>
          На главную
        </Link>
      </div>
    </section>
  )
}
