import { useEffect, useState } from 'react'
import type { SanitizedHtml } from './sanitize-html'

/**
 * Sanitizes the HTML of an email, and loads the sanitizer on first use.
 * @returns undefined while loading, null if it could not be loaded
 */
export function useSanitizedHtml(
  html: string,
  showsImages: boolean,
  pictures: ReadonlyMap<string, string>,
): SanitizedHtml | null | undefined {
  const [result, setResult] = useState<{ html: string; email: SanitizedHtml | null }>()
  useEffect(() => {
    let isCurrent = true
    const sanitize = async () => {
      const { sanitizeHtml } = await import('./sanitize-html')
      return sanitizeHtml(html, showsImages, pictures)
    }
    void sanitize()
      .catch((error: unknown) => {
        console.error('An email could not be sanitized:', error)
        return null
      })
      .then((email) => {
        if (isCurrent) setResult({ html, email })
      })
    return () => {
      isCurrent = false
    }
  }, [html, showsImages, pictures])
  return result?.html === html ? result.email : undefined
}
