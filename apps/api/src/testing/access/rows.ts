import type { Cast } from './cast.ts'
import {
  keysOfOwner,
  type OwnerKeys,
  type Prints,
  printsOf,
  watchWrites,
  writtenSince,
} from './rows.store.ts'

type Known = { owner: OwnerKeys; prints: Prints }

/** Reads the tables again that were written to since: most calls that are refused never get that far. */
export const watchRows = ({ db, tables, owner }: Pick<Cast, 'db' | 'tables' | 'owner'>) => {
  let known: Known | null = null
  const begin = async (): Promise<Known> => {
    await watchWrites(db, tables)
    const keys = await keysOfOwner(db, owner)
    return { owner: keys, prints: await printsOf(db, tables, keys) }
  }
  return async (): Promise<Prints> => {
    known ??= await begin()
    const written = await writtenSince(db)
    if (written.length === 0) return known.prints
    const { all, owners } = await printsOf(
      db,
      tables.filter(({ name }) => written.includes(name)),
      known.owner,
    )
    const prints = { all: { ...known.prints.all, ...all }, owners: { ...known.prints.owners, ...owners } }
    known = { ...known, prints }
    return prints
  }
}
