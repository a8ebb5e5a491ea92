/** What stands in a page's place while its code arrives. */
export function PagePending() {
  return (
    <div className="grid min-h-[70vh] place-items-center" role="status">
      <span className="animate-pulse text-muted-foreground">Загрузка...</span>
    </div>
  )
}
