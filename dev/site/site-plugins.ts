import type { PluginOption } from 'vite'
import { chunkModules } from './chunk-modules.ts'
import { hostHeaders } from './host-headers-plugin.ts'
import { inlineStylesheet } from './inline-stylesheet.ts'
import { prerender } from './prerender.ts'
import { servePages } from './serve-pages.ts'
import { siteFiles } from './site-files.ts'

/** What turns the built app into a site: a file a page, the files around them, headers for the host. */
export function sitePlugins(): PluginOption {
  const stylesheet = inlineStylesheet()
  return [
    stylesheet.plugin,
    chunkModules(),
    siteFiles(),
    prerender(stylesheet.css),
    hostHeaders(),
    servePages(),
  ]
}
