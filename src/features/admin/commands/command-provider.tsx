import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isDialogOpen, useKeys } from '../use-keys'
import { allCommands, type Command, type CommandId } from './catalogue'
import { CommandMenuContext } from './command-menu-context'
import { KeysHelp } from './keys-help'
import { CommandRegistry, type CommandSource, useCommands } from './use-commands'

const CommandMenu = lazy(async () => ({ default: (await import('./command-menu')).CommandMenu }))

const hotkeys = allCommands.map(({ hotkey }) => hotkey)
const typedKeys = allCommands.flatMap((command) => ('typed' in command ? command.typed : []))

const isTypedBy = (command: Command, key: string) =>
  'typed' in command && command.typed.some((typed) => typed === key)

interface CommandProviderProps {
  isAdmin: boolean
  children: ReactNode
}

/** Gives commands by their keys and from the menu to whatever part of the screen offers them. */
export function CommandProvider({ isAdmin, children }: CommandProviderProps) {
  const sources = useRef(new Set<CommandSource>())
  const register = useCallback((source: CommandSource) => {
    sources.current.add(source)
    return () => {
      sources.current.delete(source)
    }
  }, [])
  /** Of two parts that offer a command the later one has it. */
  const find = useCallback((id: CommandId) => {
    for (const { current } of [...sources.current].toReversed()) {
      const handler = current()[id]
      if (handler) return handler
    }
    return undefined
  }, [])
  const run = useCallback((id: CommandId) => find(id)?.(), [find])

  const press = (command: Command | undefined) => {
    const handler = command && find(command.id)
    handler?.()
    return handler !== undefined
  }
  useKeys(hotkeys, (key) => press(allCommands.find(({ hotkey }) => hotkey === key)))
  useKeys(typedKeys, (key) => press(allCommands.find((command) => isTypedBy(command, key))), true)

  /** The commands that could be given when the menu was opened. */
  const [offered, setOffered] = useState<readonly Command[]>()
  const [isShown, setShown] = useState(false)
  const openMenu = useCallback(() => {
    setOffered(allCommands.filter(({ id }) => find(id) !== undefined))
    setShown(true)
  }, [find])
  useHotkeys('mod+k', openMenu, {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
    ignoreEventWhen: isDialogOpen,
  })

  return (
    <CommandRegistry value={register}>
      <CommandMenuContext value={openMenu}>
        {children}
        <Help isAdmin={isAdmin} />
        {offered && (
          <Suspense>
            <CommandMenu
              isOpen={isShown}
              isAdmin={isAdmin}
              offered={offered}
              onClose={() => setShown(false)}
              onRun={run}
            />
          </Suspense>
        )}
      </CommandMenuContext>
    </CommandRegistry>
  )
}

function Help({ isAdmin }: { isAdmin: boolean }) {
  const [isShown, setShown] = useState(false)
  useCommands(() => ({ help: () => setShown(true) }))
  return <KeysHelp open={isShown} isAdmin={isAdmin} onClose={() => setShown(false)} />
}
