import { Icon } from '@/components/icon'
import { Button } from '@/components/ui/button'
import { type CodeToken, highlight } from '@/lib/highlight'
import { copyText } from '@/lib/share'

const tokenStyles: Record<CodeToken['kind'], string | undefined> = {
  plain: undefined,
  comment: 'text-muted-foreground italic',
  string: 'text-success',
  keyword: 'text-accent',
  number: 'text-info',
}

interface CodeBlockProps {
  code: string
  language: string
  title?: string | undefined
}

export function CodeBlock({ code, language, title }: CodeBlockProps) {
  const name = title ?? language
  return (
    <figure className="my-8 overflow-hidden rounded-card border bg-card">
      <figcaption className="flex items-center gap-3 border-b py-1 pr-1 pl-5 text-caption text-muted-foreground">
        <span className="font-mono [overflow-wrap:anywhere]">{name}</span>
        <Button
          variant="ghost"
          size="icon"
          className="ml-auto"
          aria-label={`Скопировать код: ${name}`}
          onClick={() => void copyText(code, 'Код скопирован')}
        >
          <Icon name="copy" className="stroke-2" />
        </Button>
      </figcaption>
      {/* Focusable, so that the keyboard can scroll it. */}
      <pre
        tabIndex={0}
        role="region"
        aria-label={`Пример кода: ${name}`}
        className="overflow-x-auto p-5 font-mono text-[0.8438rem] leading-[1.7] focus-visible:-outline-offset-2"
      >
        <code translate="no">
          {highlight(code).map(({ kind, text }, index) => (
            <span key={index} className={tokenStyles[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}
