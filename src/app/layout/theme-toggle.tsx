import { Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'
import { Button } from '@/components/ui/button'

/** Switches between dark and light. Which icon shows is up to CSS: the server cannot know the theme. */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Сменить тему: светлая или тёмная"
      onClick={() => setTheme(resolvedTheme === 'light' ? 'dark' : 'light')}
    >
      <Sun aria-hidden className="hidden size-5! dark:block" />
      <Moon aria-hidden className="size-5! dark:hidden" />
    </Button>
  )
}
