import { useNavigationType } from 'react-router-dom'

/** What stands in a page's place while its code arrives. */
export function PagePending() {
  const isWayBack = useNavigationType() === 'POP'
  return (
    // On the way back the browser scrolls where it was, at once: this is longer than the longest page.
    <div className={isWayBack ? 'h-[40000px]' : 'min-h-[70vh]'} role="status">
      <div className="sticky top-0 grid h-[70vh] place-items-center">
        <span className="animate-pulse text-muted-foreground">Загрузка...</span>
      </div>
    </div>
  )
}
