import { Icon } from '@/components/icon'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'

interface CarouselControlsProps {
  names: readonly string[]
  index: number
  stopped: boolean
  /** Whether it rotates at all. */
  canStop: boolean
  onShow: (index: number) => void
  onStop: (stopped: boolean) => void
}

export function CarouselControls(props: CarouselControlsProps) {
  const { names, index, stopped, canStop, onShow, onStop } = props
  return (
    <div className="mt-9 flex flex-wrap items-center gap-x-3 gap-y-2 border-t pt-4">
      <ul className="-ml-3.5 flex flex-wrap">
        {names.map((name, position) => (
          <li key={name}>
            <button
              type="button"
              aria-label={`Отзыв ${position + 1}: ${name}`}
              aria-current={position === index}
              className="group grid size-11 place-items-center"
              onClick={() => onShow(position)}
            >
              <span
                className={cn(
                  'size-2.5 rotate-45 rounded-[2px] border transition-[background-color,scale]',
                  position === index
                    ? 'scale-130 border-accent bg-accent'
                    : 'border-input group-hover:border-accent',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="ml-auto flex gap-1">
        {canStop && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={stopped ? 'Продолжить смену отзывов' : 'Остановить смену отзывов'}
            onClick={() => onStop(!stopped)}
          >
            <Icon name={stopped ? 'play' : 'pause'} className="stroke-2" />
          </Button>
        )}
        {/* Hidden on the smallest screens, where visitors swipe or press a dot. */}
        <Button
          variant="ghost"
          size="icon"
          className="max-sm:hidden"
          aria-label="Предыдущий отзыв"
          onClick={() => onShow(index - 1)}
        >
          <Icon name="previous" className="stroke-2" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="max-sm:hidden"
          aria-label="Следующий отзыв"
          onClick={() => onShow(index + 1)}
        >
          <Icon name="next" className="stroke-2" />
        </Button>
      </div>
    </div>
  )
}
