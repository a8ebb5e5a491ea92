import { useEffect } from 'react'
import { company } from '@/content/company'

/** A page's title with the brand after it, unless the brand is in it already. */
export const fullTitle = (title: string) =>
  title.includes(company.name) ? title : `${title} | ${company.name}`

/** Gives the document the page's title and description. */
export function useDocumentHead({ title, description }: { title: string; description?: string }) {
  useEffect(() => {
    document.title = fullTitle(title)
    if (description === undefined) return
    const existing = document.querySelector('meta[name="description"]')
    const meta = existing ?? document.head.appendChild(document.createElement('meta'))
    meta.setAttribute('name', 'description')
    meta.setAttribute('content', description)
  }, [title, description])
}
