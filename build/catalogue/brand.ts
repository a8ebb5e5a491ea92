import { readFileSync } from 'node:fs'
import { company } from '@/content/company'

const tokens = readFileSync('src/app/tokens.css', 'utf8')

/** The colours of a theme that mails are drawn with. */
function coloursOf(selector: ':root' | '.dark') {
  const block = tokens.slice(tokens.indexOf(`${selector} {`)).split('}', 1)[0] ?? ''
  const colour = (token: string) => new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? ''
  return {
    background: colour('background'),
    card: colour('card'),
    border: colour('border'),
    foreground: colour('foreground'),
    mutedForeground: colour('muted-foreground'),
    primary: colour('primary'),
    primaryForeground: colour('primary-foreground'),
    accent: colour('accent'),
  }
}

/** The site's name and colours, for the functions' mails. */
export const brandExports = {
  brand: { name: company.name },
  light: coloursOf(':root'),
  dark: coloursOf('.dark'),
}
