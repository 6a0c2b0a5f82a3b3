import { createContext, useContext } from 'react'

const pages = ['/embed/sign-in', '/embed/checkout'] as const

/** The page of the window that somebody goes back to from the registration beside it. */
export const intentAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  (pages.find((page) => pathname.startsWith(page)) ?? pages[0]) + search

/** Whether a path leads back to the window of a website. */
export const isIntent = (path: string | null): path is string =>
  pages.some((page) => path?.startsWith(`${page}?`))

/** Where whoever signs in or up goes on, instead of what the specification says: they came for a website. */
export const Intent = createContext<string | null>(null)

export const useIntent = (): string | null => useContext(Intent)
