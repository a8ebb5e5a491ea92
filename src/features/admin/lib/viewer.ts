import { createContext, use } from 'react'

export interface Viewer {
  userId: string
  isAdmin: boolean
  isStaff: boolean
  /** Looks the role up again: it may have changed. */
  recheckRole: () => void
}

/** The staff member who uses the back office. */
export const ViewerContext = createContext<Viewer>({
  userId: '',
  isAdmin: false,
  isStaff: false,
  recheckRole() {},
})

export const useViewer = () => use(ViewerContext)
