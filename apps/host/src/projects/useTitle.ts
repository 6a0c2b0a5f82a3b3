import { useEffect } from 'react'

/** The page is named after what it shows. */
export const useTitle = (title: string | undefined) =>
  useEffect(() => {
    if (title === undefined) return undefined
    const before = document.title
    document.title = `${title} · Showroom`
    return () => {
      document.title = before
    }
  }, [title])
