import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** Where the header of the page takes what can be done on it. */
export const HeaderPlace = createContext<HTMLElement | null>(null)

/** What can be done on this page, beside its title: one primary button at most, what is seldom in a menu. */
export const HeaderActions = ({ children }: { children: ReactNode }) => {
  const place = use(HeaderPlace)
  return place && createPortal(children, place)
}
