/**
 * A page's address reduced to path and campaign: without fragment and without parameters other than `utm_…`, since
 * these may contain tokens, addresses or names.
 * @param url absolute; of anything else only what precedes `?` and `#` is kept
 */
export function pageAddress(url: string): string {
  const [beforeFragment = ''] = url.split('#')
  const [page = '', ...query] = beforeFragment.split('?')
  const marks = [...new URLSearchParams(query.join('?'))].filter(([name]) => /^utm_\w+$/.test(name))
  return marks.length > 0 ? `${page}?${new URLSearchParams(marks)}` : page
}
