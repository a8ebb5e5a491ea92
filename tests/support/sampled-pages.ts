/** Pages that together show every kind of section in each of its looks; a test of the pages asks for that. */
export const sampledPages: readonly string[] = [
  '/',
  '/about',
  '/blog',
  '/blog/ecommerce-automation',
  '/cases',
  '/cloud-migration',
  '/industries',
  '/innovations',
  '/mobile-apps-development',
  '/privacy',
  '/services',
]
