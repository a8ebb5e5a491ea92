import { emailStatuses } from '@contracts/email-status.ts'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { statusAppearance } from '../../labels'
import { Kbd } from '../../kbd'

const groups: { title: string; keys: [keys: string[], action: string][] }[] = [
  {
    title: 'Список',
    keys: [
      [['J', 'K'], 'следующее и предыдущее письмо'],
      [['Enter'], 'открыть'],
      [['Esc'], 'закрыть письмо, снять выделение'],
      [['X'], 'выделить'],
      [['/'], 'поиск'],
      [['F'], 'фильтры'],
    ],
  },
  {
    title: 'Письмо или все выделенные',
    keys: [
      [['A'], 'назначить мне'],
      ...emailStatuses.map((status, index): [string[], string] => [
        [String(index + 1)],
        statusAppearance[status].label,
      ]),
      [['Z'], 'отменить последнее изменение'],
    ],
  },
  {
    title: 'Открытое письмо',
    keys: [
      [['R'], 'ответить'],
      [['N'], 'заметка'],
    ],
  },
]

interface KeysHelpProps {
  open: boolean
  onClose: () => void
}

export function KeysHelp({ open, onClose }: KeysHelpProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title="Клавиши"
      description="Работают в любой раскладке, пока вы ничего не печатаете."
    >
      <DialogBody>
        <div className="space-y-6">
          {groups.map(({ title, keys }) => (
            <section key={title}>
              <h3 className="text-sm font-semibold">{title}</h3>
              <dl className="mt-3 space-y-2.5">
                {keys.map(([names, action]) => (
                  <div key={action} className="flex items-center gap-4 text-[0.9375rem]">
                    <dt className="flex w-20 shrink-0 gap-1.5">
                      {names.map((name) => (
                        <Kbd key={name}>{name}</Kbd>
                      ))}
                    </dt>
                    <dd className="text-muted-foreground">{action}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p className="flex items-center gap-2 text-caption text-muted-foreground">
            <Kbd>?</Kbd> показывает эту подсказку
          </p>
        </div>
      </DialogBody>
    </Dialog>
  )
}
