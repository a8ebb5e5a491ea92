import { consentText } from '@/content/consultation'
import { siteMap } from '@/content/site-map'
import { useLang } from '@/lib/hooks/use-texts'

/** The consent that a form asks for. The policy opens in a new tab, so that the form keeps its input. */
export function ConsentLine({ text }: { text?: { before: string; link: string } }) {
  const lang = useLang()
  const { before, link } = text ?? consentText[lang]
  return (
    <p className="text-caption text-muted-foreground">
      {before}
      <a
        href={`${siteMap.privacy.path}${lang === 'ru' ? '#ru' : ''}`}
        target="_blank"
        rel="noreferrer"
        className="text-foreground underline underline-offset-2"
      >
        {link}
      </a>
      .
    </p>
  )
}
