import { useEffect, useState } from 'react'
import { Icon } from '@/components/icon'
import { Button } from '@/components/ui/button'
import { type CodeToken, highlight } from './highlight'
import { writeClipboard } from './share'
import { SideScroll } from '@/components/side-scroll'

const tokenStyles: Record<Exclude<CodeToken['kind'], 'plain'>, string> = {
  comment: 'text-muted-foreground italic',
  string: 'text-success',
  keyword: 'text-accent',
  number: 'text-info',
}

export function CodeBlock({ code, name }: { code: string; name: string }) {
  return (
    <figure className="my-8 overflow-hidden rounded-card border bg-card">
      <figcaption className="flex items-center gap-3 border-b py-1 pr-1 pl-5 text-caption text-muted-foreground">
        <span className="font-mono [overflow-wrap:anywhere]">{name}</span>
        <CopyButton code={code} name={name} />
      </figcaption>
      <SideScroll label={`Пример кода: ${name}`}>
        <pre className="w-max min-w-full p-5 font-mono text-[0.8438rem] leading-[1.7]">
          <code translate="no">
            {highlight(code).map(({ kind, text }, index) =>
              kind === 'plain' ? (
                text
              ) : (
                <span key={index} className={tokenStyles[kind]}>
                  {text}
                </span>
              ),
            )}
          </code>
        </pre>
      </SideScroll>
    </figure>
  )
}

/** How long the button confirms the copy. */
const saidMs = 2500

/** Copies a listing, and confirms it in place of the button's label. */
function CopyButton({ code, name }: { code: string; name: string }) {
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
