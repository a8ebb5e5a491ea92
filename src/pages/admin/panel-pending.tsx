/** What stands in a panel's place while its code arrives. */
export function PanelPending() {
  return (
    <div role="status" className="grid min-h-[40vh] place-items-center">
      <span className="animate-pulse text-muted-foreground">Загрузка...</span>
    </div>
  )
}
