import { Link } from 'react-router-dom'
import { type Inline, plainText } from '@/content/inline-marks'
import { typography } from '@/lib/text/typography'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { parseAnswer } from './parse-answer'

/** Binds digit groups, and numbers to their units: answers arrive without non-breaking spaces. */
const bindNumbers = (text: string) =>
  text.replace(/(\d) (?=\d{3}(?!\d)|[\p{Sc}%]|(дн|недел|месяц|час)[а-я]*)/gu, '$1\u00a0')

/** Without word joiners: users quote, copy and search this text. */
const typeset = (text: string, goesOn = false) =>
  unbrokenPhones(bindNumbers(typography(text, goesOn)).replaceAll('\u2060', ''))

interface AnswerTextProps {
  text: string
  /** Called when a link to another page is followed. */
  onLeave?: (() => void) | undefined
}

/** An answer of the chat: paragraphs, lists and links to pages of the site; anything else is text. */
export function AnswerText({ text, onLeave }: AnswerTextProps) {
  return (
    <div className="grid gap-2.5">
      {parseAnswer(text).map(({ kind, lines }, index) =>
        kind === 'list' ? (
          <ul key={index} className="grid gap-1.5">
            {lines.map((parts, line) => (
              <li
                key={line}
                className="relative pl-4 before:absolute before:top-[0.55em] before:left-0.5 before:size-1.5 before:rotate-45 before:bg-accent"
              >
                <Line parts={parts} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            {lines.map((parts, line) => (
              <span key={line}>
                {line > 0 && <br />}
                <Line parts={parts} onLeave={onLeave} />
              </span>
            ))}
          </p>
        ),
      )}
    </div>
  )
}

type LineProps = Pick<AnswerTextProps, 'onLeave'> & { parts: Inline[] }

function Line({ parts, onLeave }: LineProps) {
  return parts.map((part, index) =>
    part.kind === 'link' ? (
      <Link
        key={index}
        to={part.href}
        onClick={onLeave}
        className="font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
      >
        {typeset(part.text)}
      </Link>
    ) : (
      <span key={index}>{typeset(plainText(part), index < parts.length - 1)}</span>
    ),
  )
}
