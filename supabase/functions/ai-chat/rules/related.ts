/** What comes nearest, of all with a price, to a thing that the pages only describe. */
export const related: Record<string, readonly string[]> = {
  'mobile-apps/detail/marketpleysy': [
    'web-development/internet-magazin',
    'custom-saas/internet-magazin',
    'custom-saas/portal',
    'mobile-apps-development/biznes',
  ],
  'mobile-apps-development/detail/zapis-na-uslugi': ['mobile-apps-development/prostoe'],
}
