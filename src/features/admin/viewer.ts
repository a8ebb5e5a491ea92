import { createContext, use } from 'react'

export interface Viewer {
  userId: string
  isAdmin: boolean
  isStaff: boolean
}

/** Who looks at the back office. */
export const ViewerContext = createContext<Viewer>({ userId: '', isAdmin: false, isStaff: false })

export const useViewer = () => use(ViewerContext)
