/**
 * The part of a page's address that says where a visitor was and which campaign led them there: without fragment and
 * without parameters other than `utm_…`, for these may hold tokens, addresses or names.
 * @param url absolute; of anything else only what precedes `?` and `#` is kept
 */
export function pageAddress(url: string): string {
  const [beforeFragment = ''] = url.split('#')
  const [page = '', ...query] = beforeFragment.split('?')
  const marks = [...new URLSearchParams(query.join('?'))].filter(([name]) => /^utm_\w+$/.test(name))
  return marks.length > 0 ? `${page}?${new URLSearchParams(marks)}` : page
}
