import type { Queries } from '../../platform/db/db.ts'
import { createVendor, type OpenedVendor } from './vendor.store.ts'

const longestCode = 24
const mostTries = 50

/** What a vendor's feeds are imported under: its name in small letters, as far as it has any. */
export const codeOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestCode)
    .replace(/^-+|-+$/g, '') || 'vendor'

/** A vendor of the catalogue without goods; of two of one name the second has a number in its code. */
export const openVendor = async (
  tx: Queries,
  { name, state }: { name: string; state: string },
): Promise<OpenedVendor> => {
  const code = codeOf(name)
  for (let count = 1; count <= mostTries; count += 1) {
    const made = await createVendor(tx, { code: count === 1 ? code : `${code}-${count}`, name, state })
    if (made) return made
  }
  throw new Error(`There are ${mostTries} vendors with the code ${code}.`)
}
