/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly COPYRIGHT_YEARS: string
  readonly HAS_CONTACTS: boolean
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
}
