import { consentText } from '@/content/consultation'
import { siteMap } from '@/content/site-map'

/** The consent that a form asks for. The policy opens in a new tab, so that the form keeps its input. */
export function ConsentLine({ text = consentText }: { text?: { before: string; link: string } }) {
  return (
    <p className="text-caption text-muted-foreground">
      {text.before}
      <a
        href={`${siteMap.privacy.path}#ru`}
        target="_blank"
        rel="noreferrer"
        className="text-foreground underline underline-offset-2"
      >
        {text.link}
      </a>
      .
    </p>
  )
}
