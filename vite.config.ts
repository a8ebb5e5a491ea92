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
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small modules that go together come together: a dozen tiny chunks cost a dozen requests.
          groups: [
            {
              name: 'core',
              test: /node_modules\/(react|clsx|class-variance-authority)\/|src\/lib\/(cn|format|tidy|use-document-head)\./,
            },
            {
              name: 'blog',
              test: /src\/(sections\/blog|content\/blog\/(articles|categories)|components\/lattice-cover)/,
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
