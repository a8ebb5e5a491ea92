import type { Plugin } from 'vite'

/** The stylesheet that the prerenderer inlines into every page. */
export interface InlineStylesheet {
  plugin: Plugin
  css: () => string
}

/**
 * Takes the entry's stylesheet out of the build: it stands in every page, so nothing may link it. It
 * has to be forgotten as a dependency too, or Vite fetches it again before the first lazy chunk.
 */
export function inlineStylesheet(): InlineStylesheet {
  let css = ''
  return {
    css: () => css,
    plugin: {
      name: 'kerege-inline-stylesheet',
      enforce: 'pre',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
          const entry = chunks.find((chunk) => chunk.isEntry)
          for (const file of entry?.viteMetadata?.importedCss ?? []) {
            const asset = bundle[file]
            if (asset?.type === 'asset') css += String(asset.source)
            Reflect.deleteProperty(bundle, file)
            for (const chunk of chunks) chunk.viteMetadata?.importedCss.delete(file)
          }
          if (!css) this.error('the entry has no stylesheet')
        },
      },
    },
  }
}
