import { useEffect } from 'react'
import { usePageName } from '../ssr/head/page-name.ts'

/** The page is named after what it shows; its address names it else (head/heads.ts). */
export const usePageTitle = (name: string | undefined): void => {
  useEffect(() => {
    if (name === undefined) return undefined
    usePageName.setState({ name })
    return () => usePageName.setState({ name: null })
  }, [name])
}
