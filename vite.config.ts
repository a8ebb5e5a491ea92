import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sitePlugins } from './dev/site/site-plugins.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), tailwindcss(), sitePlugins()],
  build: {
    modulePreload: {
      // Every browser that runs modules and the loader preloads them by itself.
      polyfill: false,
      // Every name stands in every page's script. A dialog comes with all it needs, a page with what
      // draws it; the chunk itself is on its way as soon as it is asked for.
      // The loader asks for what the entry imports.
      resolveDependencies: (file, dependencies, { hostType }) =>
        dependencies.filter(
          (name) =>
            hostType === 'html' ||
            (name !== file && (file.includes('dialog') || name.includes('page-view'))),
        ),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small modules that go together come together, each group with what it imports: a dozen
          // tiny chunks cost a dozen requests.
          groups: [
            // Stays in visitors' caches while the app changes with every deploy.
            { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'core',
              priority: 2,
              test: /src\/app\/app\.tsx$|src\/(lib\/(format|tidy|use-document-head)|features\/leads\/submission\/landing)\./,
            },
            { name: 'blog', priority: 1, test: /src\/pages\/islands\/blog-index\.tsx$/ },
            {
              name: 'form',
              priority: 1,
              test: /src\/(lib\/use-single-flight|features\/leads\/submission\/(honeypot|consent-line)|components\/(submit-button|ui\/(alert|input|textarea)))\.tsx?$/,
            },
            {
              name: 'wire',
              test: /src\/(lib\/(functions|format-wait)|features\/leads\/submission\/(lead-origin|send-lead))\.ts$/,
            },
          ],
        },
      },
    },
  },
  resolve: {
    alias: {
      '@': folder('./src'),
      '@contracts': folder('./supabase/functions/_shared/contracts'),
    },
  },
})
