/** A dialog, chat or page is loading, or offline, will open later. Not a toast, whose code is loaded on demand too. */
export function Pending({ isOffline }: { isOffline: boolean }) {
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-6 z-50 mx-auto flex w-fit animate-in items-center gap-3 rounded-full border bg-raised px-5 py-3 text-sm shadow-xl delay-200 fill-mode-both fade-in"
    >
      <span
        aria-hidden
        className="size-4 animate-spin rounded-full border-2 border-accent border-t-transparent"
      />
      <span>{isOffline ? 'Нет связи. Откроем, как только она\u00a0вернётся' : 'Открываем…'}</span>
    </div>
  )
}
