import broughtAlong from '../../content/partners.json'
import { usePublishedPartners } from '../../content/usePublished.ts'

/** Brands in the order they are shown in; none until they are known. */
export const usePartners = (): readonly string[] => {
  const published = usePublishedPartners()
  return published ? (published.data ?? broughtAlong) : []
}
