import { storagePrefix } from '@/content/company'
import {
  consultationKey,
  inBrowser,
  orderKey,
  quizContactKey,
  type StorageKey,
  writeStored,
  writeText,
} from './storage'

const draftPrefix = `${storagePrefix}.draft.`

/**
 * In the browser, like the session that wrote it: a closed tab loses nothing, another tab goes on with it.
 * @param kind without a dot
 * @param subject what it belongs to
 */
export const draftKey = (kind: string, authorId: string, subject: string): StorageKey =>
  inBrowser(`${draftPrefix}${kind}.${authorId}.${subject}`)

function draftNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(draftPrefix))
  } catch {
    return []
  }
}

/** The names of an author's stored drafts; none if storage is blocked. */
export const draftNamesOf = (authorId: string): string[] =>
  draftNames().filter((name) => name.slice(draftPrefix.length).split('.')[1] === authorId)

/** The subjects of all drafts of a kind by an author. */
export function draftSubjects(kind: string, authorId: string): string[] {
  const prefix = draftKey(kind, authorId, '').name
  return draftNames()
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
}

/** Deletes this tab's half-filled forms. */
export function forgetForms(): void {
  for (const key of [consultationKey, orderKey, quizContactKey]) writeStored(key, undefined)
}

/** Never stays: writing it tells the other tabs, whose forms only they can forget. */
const leaveKey = inBrowser(draftPrefix)

/**
 * Deletes an author's drafts, and the half-filled forms of all tabs, so that the next person at this computer cannot
 * read them.
 */
export function forgetDrafts(authorId: string): void {
  forgetForms()
  for (const name of draftNamesOf(authorId)) writeStored(inBrowser(name), undefined)
  writeText(leaveKey, '')
  writeText(leaveKey, null)
}

/** Forgets this tab's forms when another tab calls `forgetDrafts`. @returns a function that stops it */
export function forgetFormsWithOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === leaveKey.name && newValue !== null) forgetForms()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
