import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names, skipping falsy ones. Conflicting utilities are not merged: tailwind-merge would cost every
 * public page 7 kB, so components offer variants instead.
 */
export const cn = (...classes: ClassValue[]) => clsx(classes)
