import { createContext, use } from 'react'
import type { Lang, Texts } from '@contracts/lang.ts'

/** The language of the page from which a dialog or the chat was opened. */
export const LangContext = createContext<Lang>('ru')

export const useLang = (): Lang => use(LangContext)

/** A component's texts in the language of the page that opened it. */
export const useTexts = <T>(texts: Texts<T>): T => texts[useLang()]
