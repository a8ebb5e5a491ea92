/** The round button, in the page's own HTML and once the chat's code draws it. */
export const launcherStyle =
  'fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid size-14 place-items-center rounded-full bg-primary text-primary-foreground shadow-[inset_0_1px_0_rgb(255_255_255/0.25),0_8px_24px_rgb(0_0_0/0.35)] transition-[background-color,scale] duration-150 hover:bg-primary-hover active:scale-95 sm:right-6 sm:bottom-6 print:hidden'
