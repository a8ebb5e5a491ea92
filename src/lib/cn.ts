import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names; falsy ones drop out.
 * It does not merge conflicting utilities on purpose (tailwind-merge would cost every public page
 * 7 kB): a component offers variants instead of letting its users overwrite it.
 */
export const cn = (...classes: ClassValue[]) => clsx(classes)
