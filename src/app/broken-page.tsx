import { Backdrop } from '@/components/backdrop'
import { Button, buttonVariants } from '@/components/ui/button'
import { company } from '@/content/company'

/** Shown instead of a page that crashed. Self-contained, because it may replace the whole site. */
export function BrokenPage() {
  return (
    <section
      role="alert"
      className="relative isolate grid min-h-[80vh] place-items-center overflow-hidden px-5 py-20 text-center"
    >
      <Backdrop className="lattice-ground [--lattice-fade:radial-gradient(50%_60%_at_50%_45%,black,transparent)]" />
      <div className="max-w-[34rem]">
        <h1 className="text-headline font-semibold tracking-headline">Что-то пошло не так</h1>
        <p className="mt-4 text-lead text-muted-foreground">
          Страница не открылась: сбой у нас или прервалась связь. Обычно помогает обновление.
        </p>
        <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
          <Button size="large" onClick={() => window.location.reload()}>
            Обновить страницу
          </Button>
          <a
            href={`mailto:${company.email}`}
            className={buttonVariants({ variant: 'secondary', size: 'large' })}
          >
            Написать нам
          </a>
        </div>
      </div>
    </section>
  )
}
