import { consentText } from '@/content/consultation'
import { siteMap } from '@/content/site-map'

/** The consent that a lead form asks for. The policy opens in a new tab: the form stays as it is. */
export function ConsentLine() {
  return (
    <p className="text-caption text-muted-foreground">
      {consentText.before}
      <a
        href={siteMap.privacy.path}
        target="_blank"
        rel="noreferrer"
        className="text-foreground underline underline-offset-2"
      >
        {consentText.link}
      </a>
      .
    </p>
  )
}
