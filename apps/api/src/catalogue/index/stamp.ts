import type { Loaded } from './catalogue-index.ts'

/** Another one as soon as one of the products has changed, or one of their families: what a card of them shows. */
export const stampOf = ({ shelves, loadedAs }: Loaded, ids: readonly number[]): string => {
  const stamps = ids.map((id) => {
    const place = shelves.locate(id)
    return place ? shelves.changesOf(place.block.rows.numbers.family[place.row] ?? 0) : 'gone'
  })
  return `${loadedAs}.${stamps.join('.')}`
}

/** For an answer of which nobody knows yet what it is made of. */
export const stampOfAll = ({ shelves, loadedAs }: Loaded): string => `${loadedAs}/${shelves.changes}`
