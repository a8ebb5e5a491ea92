/** Key of the embedded backend. Not a secret: like every publishable key it only names the project. */
const localPublishableKey = 'sb_publishable_local_kerege'

/** Where the backend is. By default it is served beside the site, by the dev and preview servers. */
export const env = {
  // Asked for when needed: while the build prerenders, there is no window yet.
  get supabaseUrl() {
    return import.meta.env.VITE_SUPABASE_URL || window.location.origin
  },
  supabaseKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || localPublishableKey,
}
