import { type ReactNode, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { useOnDemand } from '@/lib/hooks/use-on-demand'
import { allCommands, type Command, type CommandId } from '../commands/catalogue'
import { CommandMenuContext, commandSources } from '../commands/use-commands'
import type { CommandMenuProps } from './command-menu'
import { latestUndo } from '../triage/undo'
import { useKeptFocus } from '../lib/use-kept-focus'
import { KeysHelp } from './keys-help'

const loadMenu = async () => (await import('./command-menu')).CommandMenu

const hotkeys = allCommands.map(({ hotkey }) => hotkey)
const typedKeys = allCommands.flatMap((command) => ('typed' in command ? command.typed : []))

const isTypedBy = (command: Command, key: string) =>
  'typed' in command && command.typed.some((typed) => typed === key)

/** Only useful as keys: opening the menu takes the focus away from the list. */
const onlyByKey: readonly CommandId[] = ['next', 'previous', 'open']

export function CommandProvider({ children }: { children: ReactNode }) {
  useKeptFocus()
  /** If two components offer a command, the later one wins. */
  const find = (id: CommandId) => [...commandSources].flatMap((offer) => offer()[id] ?? []).at(-1)
  const press = (command: Command | undefined) => {
    const handler = command && find(command.id)
    handler?.()
    return handler !== undefined
  }
  useKeys(hotkeys, (key) => press(allCommands.find(({ hotkey }) => hotkey === key)))
  useKeys(typedKeys, (key) => press(allCommands.find((command) => isTypedBy(command, key))), true)

  /** What was available when the menu was opened. */
  const [menu, setMenu] = useState<Pick<CommandMenuProps, 'offered' | 'about' | 'assign'>>()
  const [isShown, setShown] = useState(false)
  const { loaded: CommandMenu, demand } = useOnDemand(loadMenu)
  const openMenu = () => {
    demand()
    setMenu({
      offered: allCommands.filter(
        ({ id }) =>
          find(id) && !onlyByKey.includes(id) && (id !== 'undo' || latestUndo() !== undefined),
      ),
      about: [...commandSources].flatMap((offer) => offer().about ?? [])[0],
      assign: [...commandSources].flatMap((offer) => offer().assign ?? [])[0],
    })
    setShown(true)
  }
  useHotkeys('mod+k', openMenu, {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
    ignoreEventWhen: isDialogOpen,
  })

  return (
    <CommandMenuContext value={openMenu}>
      {children}
      <ErrorBoundary floats>
        <KeysHelp />
      </ErrorBoundary>
      {CommandMenu && menu && (
        <ErrorBoundary floats resetKey={menu}>
          <CommandMenu
            {...menu}
            isOpen={isShown}
            onClose={() => setShown(false)}
            onRun={(id) => find(id)?.()}
          />
        </ErrorBoundary>
      )}
    </CommandMenuContext>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))

/** Dialogs handle their own keys; the layer with the opened email on a phone does not count as a dialog. */
const isDialogOpen = () => document.querySelector('[role=dialog]:not([data-inbox-layer])') !== null

/** Ignored while the user types. By position, so that they work in a Russian layout too, or by the typed character. */
function useKeys(keys: readonly string[], press: (key: string) => boolean, byCharacter = false) {
  useHotkeys(
    keys,
    (event, { hotkey }) => {
      // Enter presses a focused link or button.
      const isPressed = event.target instanceof Element && event.target.matches('a, button, input')
      if (hotkey === 'enter' && isPressed) return
      if (press(hotkey)) event.preventDefault()
    },
    {
      enableOnFormTags: true,
      useKey: byCharacter,
      ignoreEventWhen: (event) =>
        // Escape has already closed the layer of a small screen.
        event.defaultPrevented ||
        (event.repeat && !/^Key[JK]$/.test(event.code)) ||
        isTyping(event.target) ||
        isDialogOpen(),
    },
  )
}
