import { type ComponentType, lazy, useState } from 'react'

/** Loads a module, and has it at hand from then on. */
export interface Loader<Module> {
  (): Promise<Module>
  loaded?: Module
}

/** Remembers what `load` has loaded. */
export function remembering<Module>(load: () => Promise<Module>): Loader<Module> {
  const loader: Loader<Module> = async () => (loader.loaded = await load())
  return loader
}

/**
 * A component whose code may have to be loaded. Where it is at hand it is drawn at once: `lazy` would
 * wait for a moment, too, and show the fallback on the way back through the history, where React
 * draws everything at once (https://github.com/react/react/issues/35966).
 */
export function loadable<Props extends object>(
  loader: Loader<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Later = lazy(loader)
  return function Loadable(props: Props) {
    // Kept: another component in its place would begin anew.
    const [Now] = useState(() => loader.loaded?.default)
    return Now ? <Now {...props} /> : <Later {...props} />
  }
}
