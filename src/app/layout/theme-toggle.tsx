import { Icon } from '@/components/icon'
import { Button } from '@/components/ui/button'
import { showTheme, shownTheme } from '@/lib/shown-theme'

/** Changes the colours at one stroke instead of fading every part at its own pace. */
function withoutTransitions(change: () => void) {
  const { dataset } = document.documentElement
  dataset.noTransitions = ''
  change()
  // Styles the whole page once more: not before the new colours have been painted.
  setTimeout(() => delete dataset.noTransitions, 300)
}

/** The button answers the press first: all colours of a long page take a slow phone longer. */
const afterThePress = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

const switchTheme = () => showTheme(shownTheme() === 'light' ? 'dark' : 'light')

/** Switches between dark and light. Which icon shows is up to CSS: the server cannot know the theme. */
export function ThemeToggle() {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Сменить тему: светлая или тёмная"
      onClick={() => afterThePress(() => withoutTransitions(switchTheme))}
    >
      <Icon name="sun" className="hidden size-5! stroke-2 dark:block" />
      <Icon name="moon" className="size-5! stroke-2 dark:hidden" />
    </Button>
  )
}
