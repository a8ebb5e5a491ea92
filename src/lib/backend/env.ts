/** Key of the embedded backend. Like every publishable key, it is public. */
const localPublishableKey = 'sb_publishable_local'

/** The backend's URL: by default on the site's own origin, on the dev and preview servers. */
export const env = {
  // A getter, because prerendering has no window.
  get supabaseUrl() {
    return import.meta.env.VITE_SUPABASE_URL || window.location.origin
  },
  supabaseKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || localPublishableKey,
}
