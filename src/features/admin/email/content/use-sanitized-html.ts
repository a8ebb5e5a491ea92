import { useEffect, useState } from 'react'
import type { CleanMail } from './sanitize-html'

/**
 * A mail's HTML, cleaned. The cleaner is loaded with the first mail that has any HTML.
 * @returns nothing while it is coming, null if it does not come
 */
export function useCleanMail(html: string, pictures: boolean): CleanMail | null | undefined {
  const [cleaned, setCleaned] = useState<{
    html: string
    pictures: boolean
    mail: CleanMail | null
  }>()
  useEffect(() => {
    let isWanted = true
    const clean = async () => {
      const { cleanMail } = await import('./sanitize-html')
      return cleanMail(html, { pictures })
    }
    void clean()
      .catch((error: unknown) => {
        console.error('A mail could not be cleaned:', error)
        return null
      })
      .then((mail) => {
        if (isWanted) setCleaned({ html, pictures, mail })
      })
    return () => {
      isWanted = false
    }
  }, [html, pictures])
  return cleaned?.html === html ? cleaned.mail : undefined
}
