import { useEffect } from 'react'

/** The page is named after what it shows; the site's own name comes back with the next page. */
export const usePageTitle = (name: string | undefined): void => {
  useEffect(() => {
    if (name === undefined) return undefined
    const title = document.title
    document.title = `${name} · Showroom`
    return () => {
      document.title = title
    }
  }, [name])
}
