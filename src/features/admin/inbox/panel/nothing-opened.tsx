import { Kbd } from '../../kbd'

/** Takes the place of the opened email on a wide screen. */
export function NothingOpened() {
  return (
    <div className="relative isolate grid h-full place-items-center p-8 text-center">
      <div
        aria-hidden
        className="absolute inset-0 -z-10 lattice-ground opacity-70 [--lattice-fade:radial-gradient(50%_60%_at_50%_50%,black,transparent)]"
      />
      <div>
        <p className="text-lead">Выберите письмо</p>
        <p className="mt-3 flex flex-wrap items-center justify-center gap-1.5 text-sm text-muted-foreground">
          <Kbd>J</Kbd> <Kbd>K</Kbd> по списку, <Kbd>Enter</Kbd> открыть, <Kbd>?</Kbd> все клавиши
        </p>
      </div>
    </div>
  )
}
