import { type ComponentType, useState } from 'react'
import { LangContext } from '@/lib/hooks/use-texts'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { langAt } from '@/lib/page/page-lang'

interface Requested {
  /** The event that opened it. */
  request?: DialogRequest | null
}

/** A dialog in the language of the page whose button opened it. */
export const inPageLang = <Props extends Requested>(Dialog: ComponentType<Props>) =>
  function InPageLang(props: Props) {
    const { request } = props
    const [opened, setOpened] = useState(() => ({ request, lang: langAt(window.location) }))
    if (opened.request !== request) setOpened({ request, lang: langAt(window.location) })
    return (
      <LangContext value={opened.lang}>
        <Dialog {...props} />
      </LangContext>
    )
  }
