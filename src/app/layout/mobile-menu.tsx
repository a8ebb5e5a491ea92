import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { ActionButton } from '@/components/action-button'
import { Backdrop } from '@/components/backdrop'
import { BrandMark } from '@/components/brand-mark'
import { ContactLinks } from '@/components/contact-links'
import { Icon } from '@/components/icon'
import { Button } from '@/components/ui/button'
import { company } from '@/content/company'
import { consultationAction, projectAction } from '@/content/navigation'
import { onDialogRequest } from '@/lib/page/dialog-events'
import { AccountButton, AccountLinks } from './account'
import { HeaderLinks } from './header-links'

/** The menu of small screens: a native modal dialog traps the focus and closes on Escape without a library. */
export function MobileMenu() {
  const menu = useRef<HTMLDialogElement>(null)
  const [used, setUsed] = useState(false)
  const { pathname } = useLocation()
  const open = () => {
    flushSync(() => setUsed(true))
    menu.current?.showModal()
  }
  const close = () => menu.current?.close()

  useEffect(close, [pathname])
  useEffect(() => onDialogRequest(close), [])

  return (
    <div className="@min-[68rem]:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Открыть меню"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="menu" className="size-6! stroke-2" />
      </Button>
      <dialog
        ref={menu}
        aria-label="Меню"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-background text-foreground"
      >
        {used && <MenuContent onClose={close} />}
      </dialog>
    </div>
  )
}

function MenuContent({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex min-h-full flex-col">
      <div className="container-page flex h-16 shrink-0 items-center justify-between border-b">
        <BrandMark />
        <Button variant="ghost" size="icon" aria-label="Закрыть меню" onClick={onClose}>
          <Icon name="close" className="size-6! stroke-2" />
        </Button>
      </div>
      <div className="relative isolate container-page flex flex-1 flex-col overflow-hidden py-6">
        <Backdrop className="lattice-ground opacity-70 [--lattice-fade:radial-gradient(90%_55%_at_50%_45%,black,transparent)]" />
        <HeaderLinks direction="column" />
        <p className="mt-6 max-w-[20rem] text-pretty text-muted-foreground">{company.tagline}</p>
        <a
          href={`mailto:${company.email}`}
          className="mt-3 inline-flex h-11 w-fit items-center text-muted-foreground underline decoration-border underline-offset-4"
        >
          {company.email}
        </a>
        {import.meta.env.HAS_CONTACTS && <ContactLinks />}
        <div className="mt-auto flex flex-col gap-3 pt-10">
          <ActionButton action={projectAction} size="large" width="full" />
          <ActionButton action={consultationAction} variant="secondary" size="large" width="full" />
          <AccountLinks label="text" />
          <AccountButton />
        </div>
      </div>
    </div>
  )
}
