import { createContext, useContext } from 'react'

const page = '/embed/sign-in'

export const errandAt = (search: string): string => page + search

/** Whether a path leads back to the window of a website. */
export const isErrand = (path: string | null): path is string => path?.startsWith(`${page}?`) ?? false

/** Where whoever signs in or up goes on, instead of what the specification says: they came for a website. */
export const Errand = createContext<string | null>(null)

export const useErrand = (): string | null => useContext(Errand)
