import { Dialog, DialogBody } from '@/components/ui/dialog'
import { Kbd } from '../kbd'
import { commandGroupsFor } from '../commands/catalogue'

interface KeysHelpProps {
  open: boolean
  isAdmin: boolean
  onClose: () => void
}

export function KeysHelp({ open, isAdmin, onClose }: KeysHelpProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title="Клавиши"
      description="Работают в любой раскладке, пока вы ничего не печатаете."
    >
      <DialogBody>
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
      </DialogBody>
    </Dialog>
  )
}
