import { useState } from 'react'
import { SmallDialog } from '@/components/ui/dialog'
import { Kbd } from '../parts/kbd'
import { commandGroupsFor } from '../commands/catalogue'
import { useCommands } from '../commands/use-commands'
import { useViewer } from '../lib/viewer'

export function KeysHelp() {
  const { isAdmin } = useViewer()
  const [isShown, setShown] = useState(false)
  useCommands(() => ({ help: () => setShown(true) }))
  return (
    <SmallDialog
      open={isShown}
      onClose={() => setShown(false)}
      title="Клавиши"
      description="Работают в любой раскладке, пока вы ничего не печатаете."
    >
      <dl className="mb-6 flex items-center gap-4 text-[0.9375rem]">
        <dt className="flex w-16 shrink-0 gap-1">
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
        </dt>
        <dd className="text-muted-foreground">Все команды: их можно искать по названию</dd>
      </dl>
      <div className="space-y-6">
        {commandGroupsFor(isAdmin).map(({ title, commands }) => (
          <section key={title}>
            <h3 className="text-sm font-semibold">{title}</h3>
            <dl className="mt-3 space-y-2.5">
              {commands.map((command) => (
                <div key={command.id} className="flex items-center gap-4 text-[0.9375rem]">
                  <dt className="w-16 shrink-0">
                    <Kbd>{command.key}</Kbd>
                  </dt>
                  <dd className="text-muted-foreground">{command.title}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </SmallDialog>
  )
}
