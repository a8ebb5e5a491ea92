import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isDialogOpen, useKeys } from '../use-keys'
import { allCommands, type Command, type CommandId } from './catalogue'
import { CommandMenuContext } from './command-menu-context'
import { KeysHelp } from './keys-help'
import { CommandRegistry, type CommandSource, useCommands } from './use-commands'

const CommandMenu = lazy(async () => ({ default: (await import('./command-menu')).CommandMenu }))

const hotkeys = allCommands.map(({ hotkey }) => hotkey)

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
  const find = useCallback(
    (id: CommandId) =>
      [...sources.current].findLast(({ current }) => current[id] !== undefined)?.current[id],
    [],
  )
  const run = useCallback((id: CommandId) => find(id)?.(), [find])

  useKeys(hotkeys, (key) => {
    const command = allCommands.find(({ hotkey }) => hotkey === key)
    const handler = command && find(command.id)
    handler?.()
    return handler !== undefined
  })

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
  useCommands({ help: () => setShown(true) })
  return <KeysHelp open={isShown} isAdmin={isAdmin} onClose={() => setShown(false)} />
}
