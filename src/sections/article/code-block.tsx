import { type CodeToken, highlight } from './highlight'
import { CopyButton } from './copy-button'
import { SideScroll } from './side-scroll'

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
        <CopyButton code={code} name={name} />
      </figcaption>
      <SideScroll label={`Пример кода: ${name}`}>
        <pre className="w-max min-w-full p-5 font-mono text-[0.8438rem] leading-[1.7]">
          <code translate="no">
            {highlight(code).map(({ kind, text }, index) => (
              <span key={index} className={tokenStyles[kind]}>
                {text}
              </span>
            ))}
          </code>
        </pre>
      </SideScroll>
    </figure>
  )
}
