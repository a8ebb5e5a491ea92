import { useTheme } from 'next-themes'
import { Icon } from '@/components/icon'
import { Button } from '@/components/ui/button'

/** Changes all colours at once. The provider's `disableTransitionOnChange` restyles the whole page twice on start. */
function withoutTransitions(change: () => void) {
  const { dataset } = document.documentElement
  dataset.noTransitions = ''
  change()
  // Restyles the whole page again, so wait until the new colours are painted.
  setTimeout(() => delete dataset.noTransitions, 300)
}

/** Show the button's press first: recolouring a long page takes a slow phone longer. */
const afterThePress = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/** Switches between dark and light. CSS chooses the icon: the server cannot know the theme. */
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
