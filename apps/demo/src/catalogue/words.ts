import { hash32 } from '@showroom/api/shared/hash32'
import { itemAt } from './random.ts'

/** Roots differ in their first three letters and endings in their first two, so that a SKU's code names one collection. */
const roots =
  'Arden Bexley Corran Dunmore Elsin Fallon Glenn Harrow Isen Juno Kestrel Loam Merrin Norde Orrin Perrin Quill Rowan Selby Tarn Ulven Verran Wend Yarrow Alder Brae Caldon Denby Everly Fenwick Garrick Halden Iver Jarrow Kelder Linden Marrin Nevis Oaken Pember Ralston Sanden Trevor Upton Vinter Wilder Zennor Aspen Birken Cresen'.split(
    ' ',
  )
const endings = 'moor field wick mere stead vale ridge holt reach brook combe garth shaw den'.split(' ')

/** No two families of a category share a collection: the same category hands out each name once. */
export const collectionOf = (category: string, index: number): string => {
  const names = roots.length * endings.length
  const start = hash32(category) % names
  // A step that shares no factor with the number of names visits each of them once.
  const at = (start + index * 389) % names
  return itemAt(roots, at % roots.length) + itemAt(endings, Math.floor(at / roots.length))
}

const codeLetters = (word: string, length: number) =>
  word
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, length)
    .toUpperCase()

export const collectionCode = (collection: string): string => {
  const root = roots.find((word) => collection.startsWith(word)) ?? collection.slice(0, 3)
  return codeLetters(root, 3) + codeLetters(collection.slice(root.length), 2)
}

/** FOG, SR for Slate Rain, ORB for Oil-Rubbed Bronze, 12X24 for a size. */
export const wordCode = (text: string): string => {
  if (/\d/.test(text)) return sizeCode(text)
  const words = text.split(/[^A-Za-z]+/).filter(Boolean)
  if (words.length > 1) return words.map((word) => codeLetters(word, words.length > 2 ? 1 : 2)).join('')
  return codeLetters(text, 3)
}

const sizeCode = (label: string) =>
  label
    .replace(/ in\b| sheet| pallet| plank/g, '')
    .replace(/(\d)\s*x\s*(\d)/g, '$1X$2')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 14)
    .toUpperCase()
