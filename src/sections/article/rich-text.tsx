import { Link } from 'react-router-dom'
import type { Inline } from '@/content/inline-marks'
import { parseRichText } from '@/lib/text/rich-text'
import { typography } from '@/lib/text/typography'

const linkStyle =
  'text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent'

/** Text with the marks of content/rich-text.ts. */
export function RichText({ text }: { text: string }) {
  return <Nodes nodes={parseRichText(text)} />
}

function Nodes({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, index) => (
    <Node key={index} node={node} isLast={index === nodes.length - 1} />
  ))
}

function Node({ node, isLast }: { node: Inline; isLast: boolean }) {
  switch (node.kind) {
    case 'text':
      return typography(node.text, !isLast)
    case 'code':
      return (
        <code className="rounded-[0.3em] bg-muted px-[0.35em] py-[0.1em] font-mono text-[0.875em] [overflow-wrap:anywhere]">
          {node.text}
        </code>
      )
    case 'strong':
      return (
        <strong className="font-semibold">
          <Nodes nodes={node.nodes} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Nodes nodes={node.nodes} />
        </em>
      )
    case 'link':
      if (node.href.startsWith('/')) {
        return (
          <Link to={node.href} className={linkStyle}>
            {typography(node.text)}
          </Link>
        )
      }
      return (
        <a href={node.href} className={linkStyle}>
          {typography(node.text)}
        </a>
      )
    default:
      return node satisfies never
  }
}
