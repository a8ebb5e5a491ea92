import { useEffect } from 'react'
import { recheckRole } from './role-recheck'

const everyMs = 5000

/** Keeps the role fresh while a page is open that depends on it and somebody is looking at it. */
export function useRoleWatch() {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') recheckRole()
    }, everyMs)
    return () => clearInterval(timer)
  }, [])
}
