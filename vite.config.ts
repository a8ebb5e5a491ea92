import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { staticPages } from './dev/site/static-pages.ts'
import { routes } from './src/content/routes.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), tailwindcss(), staticPages(Object.values(routes).map(({ path }) => path))],
  resolve: {
    alias: {
      '@': folder('./src'),
      '@contracts': folder('./supabase/functions/_shared/contracts'),
    },
  },
})
