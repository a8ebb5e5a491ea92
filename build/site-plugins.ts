import type { PluginOption } from 'vite'
import { answersInHtml } from './answers-in-html.ts'
import { chunkModules } from './chunk-modules.ts'
import { contentInHtml } from './content-in-html.ts'
import { hostHeaders } from './host-headers.ts'
import { prerender } from './prerender.ts'
import { screenFiles } from './screens/screen-files.ts'
import { servePages } from './serve-pages.ts'
import { siteFiles } from './site-files.ts'

/** Turn the built app into a site: a file per page, the files around them, headers for the host. */
export const sitePlugins = (): PluginOption => [
  answersInHtml(),
  contentInHtml(),
  chunkModules(),
  siteFiles(),
  screenFiles(),
  prerender(),
  hostHeaders(),
  servePages(),
]
