/** The nearest offers with a price to entries without one. */
export const related: Record<string, readonly string[]> = {
  'mobile-apps/detail/marketpleysy': [
    'web-development/internet-magazin',
    'custom-saas/internet-magazin',
    'custom-saas/portal',
    'mobile-apps-development/biznes',
  ],
  'mobile-apps-development/detail/zapis-na-uslugi': ['mobile-apps-development/prostoe'],
}
