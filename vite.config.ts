import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sitePlugins } from './build/site-plugins.ts'
import { copyrightYear } from './src/content/company.ts'
import { contacts } from './src/content/contacts.ts'
import { syntaxTargets } from './build/supported-browsers.js'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), tailwindcss(), sitePlugins()],
  build: {
    target: syntaxTargets,
    // The sheet for other media stays a file: the security policy has no sources in the code.
    assetsInlineLimit: (file) => (file.endsWith('.css') ? false : undefined),
    // What the licences of bundled packages ask to be said goes with the site.
    license: { fileName: 'licenses.txt' },
    modulePreload: {
      // The loader runs only in browsers that support preloading.
      polyfill: false,
      // Each name is in every page's script: a dialog preloads its dependencies, the rest comes with its page.
      resolveDependencies: (file, dependencies) =>
        file.includes('dialog') ? dependencies.filter((name) => name !== file) : [],
    },
    rolldownOptions: {
      // How long plugins take is not a warning for who starts the site.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Stays in visitors' caches while the app changes with every deploy.
            { name: 'react', priority: 2, test: /node_modules\/(react|react-dom|scheduler)\// },
            // With all its imports and the common parts of every page, or each would share a tiny chunk with it.
            {
              name: 'app',
              priority: 1,
              test: /src\/(app\/(app|routes)\.tsx|(components\/breadcrumbs|brand\/cover)\.tsx|features\/chat\/chat-button|content\/(addresses|primitives)|lib\/(text\/(typography|format)|browser\/clipboard)\.ts)/,
            },
            // Code that renders most pages; articles and documents do not need it.
            {
              name: 'sections',
              test: /src\/(sections\/(section-view\.tsx|parts\/)|components\/(icon-node|price-tag)\.tsx|content\/(prices|currency))/,
            },
            // What other pages show of cases.
            {
              name: 'cases',
              test: /src\/(content\/cases\/(related|summaries)|sections\/(cases\/case-links|related-cases))/,
            },
            { name: 'agency', priority: 1, test: /src\/content\/(company-figures|place)\.ts/ },
            // The home page's first screens, which others have apart; cases lead to industries.
            { name: 'industries', priority: 1, test: /src\/content\/industries\.ts/ },
            { name: 'front', test: /src\/sections\/(services|industries)\.tsx/ },
            {
              name: 'articles',
              test: /src\/(content\/blog\/(articles|categories)|sections\/blog\/article-list)/,
            },
            {
              name: 'people',
              priority: 1,
              test: /src\/(sections\/people\/|content\/team)/,
            },
            { name: 'media', priority: 1, test: /src\/lib\/(browser\/media|hooks\/use-media)\.ts/ },
            {
              name: 'form',
              test: /src\/(features\/leads\/submission\/honeypot|components\/(consent-line|ui\/(form|input))|lib\/hooks\/use-single-flight)/,
            },
          ],
        },
      },
    },
  },
  define: {
    // The footer's: a page and the script that hydrates it agree on it, whenever they are read.
    'import.meta.env.COPYRIGHT_YEARS': JSON.stringify(
      [...new Set([copyrightYear, new Date().getFullYear()])].join('–'),
    ),
    // Without any, no page loads the code that shows them.
    'import.meta.env.HAS_CONTACTS': contacts().length > 0,
  },
  resolve: {
    alias: {
      // Its package.json names the build with warnings alone.
      'react-router/dom': folder('./node_modules/react-router/dist/production/dom-export.mjs'),
      'react-router': folder('./node_modules/react-router/dist/production/index.mjs'),
      '@': folder('./src'),
      '@assistant': folder('./assistant'),
      '@contracts': folder('./supabase/functions/_shared/contracts'),
    },
  },
})
