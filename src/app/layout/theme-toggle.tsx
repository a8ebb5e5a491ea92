import { useTheme } from 'next-themes'
import { Icon } from '@/components/icon'
import { Button } from '@/components/ui/button'

/**
 * Changes the colours at one stroke instead of fading every part at its own pace. The provider could
 * do that too (`disableTransitionOnChange`), but then styles the whole page twice as it starts.
 */
function withoutTransitions(change: () => void) {
  const { dataset } = document.documentElement
  dataset.noTransitions = ''
  change()
  // Styles the whole page once more: not before the new colours have been painted.
  setTimeout(() => delete dataset.noTransitions, 300)
}

/** The button answers the press first: all colours of a long page take a slow phone longer. */
const afterThePress = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/** Switches between dark and light. Which icon shows is up to CSS: the server cannot know the theme. */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme()
  const other = resolvedTheme === 'light' ? 'dark' : 'light'
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Сменить тему: светлая или тёмная"
      onClick={() => afterThePress(() => withoutTransitions(() => setTheme(other)))}
    >
      <Icon name="sun" className="hidden size-5! stroke-2 dark:block" />
      <Icon name="moon" className="size-5! stroke-2 dark:hidden" />
    </Button>
  )
}
