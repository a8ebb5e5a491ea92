import type { Plugin } from 'vite'

/** The app's stylesheet: the loader fetches it whole, and every page carries what it needs of it. */
export interface Stylesheet {
  plugin: Plugin
  /** The whole sheet as it was built. */
  css: () => string
}

/**
 * Takes the entry's stylesheet out of the bundle: the pages are written with it (prerender.ts), and the
 * loader brings it, so neither index.html nor a chunk may link it. It has to be forgotten as a
 * dependency too, or Vite fetches it again before the first lazy chunk.
 */
export function stylesheet(): Stylesheet {
  let css = ''
  return {
    css: () => css,
    plugin: {
      name: 'kerege-stylesheet',
      enforce: 'pre',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
          const entry = chunks.find((chunk) => chunk.isEntry)
          const [name, ...others] = entry?.viteMetadata?.importedCss ?? []
          const asset = name === undefined ? undefined : bundle[name]
          if (!name || others.length > 0 || asset?.type !== 'asset') {
            this.error('the entry has to have one stylesheet')
          }
          css = String(asset.source)
          Reflect.deleteProperty(bundle, name)
          for (const chunk of chunks) chunk.viteMetadata?.importedCss.delete(name)
        },
      },
    },
  }
}
