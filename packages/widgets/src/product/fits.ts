import { preload } from '../ui/Lazy.tsx'
import { loadFacts, loadParts, loadRails, loadSubstitute } from './later.ts'
import { loadPurchase } from './load-purchase.ts'

/** A page that a server drew is hydrated in one go, with all that stands there before anything is measured. */
export const fits = async () => {
  await Promise.all([
    preload(loadPurchase),
    preload(loadFacts),
    preload(loadParts),
    preload(loadRails),
    preload(loadSubstitute),
  ])
  return true
}
