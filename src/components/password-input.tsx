import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Input } from './ui/input'

/** A password field that can show what is typed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [visible, setVisible] = useState(false)
  const Glyph = visible ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={visible ? 'text' : 'password'} className="pr-13" />
      <button
        type="button"
        aria-label={visible ? 'Скрыть пароль' : 'Показать пароль'}
        onClick={() => setVisible(!visible)}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-muted-foreground hover:text-foreground"
      >
        <Glyph aria-hidden className="size-5" />
      </button>
    </div>
  )
}
