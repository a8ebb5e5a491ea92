import { useEffect, useState } from 'react'
import { Icon } from '@/components/icon'
import { Button } from '@/components/ui/button'
import { writeClipboard } from './share'

/** How long the button confirms the copy. */
const saidMs = 2500

/** Copies a listing, and confirms it in place of the button's label. */
export function CopyButton({ code, name }: { code: string; name: string }) {
  const [copies, setCopies] = useState(0)
  const isCopied = copies > 0
  useEffect(() => {
    if (!copies) return
    const over = setTimeout(() => setCopies(0), saidMs)
    return () => clearTimeout(over)
  }, [copies])

  const copy = async () => {
    if (await writeClipboard(code)) setCopies((count) => count + 1)
  }

  return (
    <>
      <Button
        variant="ghost"
        className="ml-auto px-3 text-[0.8125rem] text-muted-foreground hover:text-foreground"
        aria-label={`Скопировать код: ${name}`}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} className="stroke-2" />
        {/* Both labels share one cell, so that the button keeps its width. */}
        <span className="grid justify-items-start *:[grid-area:1/1] max-sm:hidden">
          <span className={isCopied ? 'invisible' : undefined}>Копировать</span>
          <span className={isCopied ? undefined : 'invisible'}>Скопировано</span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Скопировано'}
      </span>
    </>
  )
}
