import type { Cast } from './cast.ts'
import { nextWrite, type Prints, printsOf } from './rows.store.ts'

/** Reads the rows again only where something was written since: most calls that are refused never get that far. */
export const watchRows = ({ db, tables, owner }: Pick<Cast, 'db' | 'tables' | 'owner'>) => {
  let known: { next: string; prints: Prints } | null = null
  return async (): Promise<Prints> => {
    const next = await nextWrite(db)
    if (known?.next !== next) known = { next, prints: await printsOf(db, tables, owner) }
    return known.prints
  }
}
