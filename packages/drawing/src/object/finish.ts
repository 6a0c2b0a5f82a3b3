import type { ObjectAppearance } from '@showroom/contract/catalogue/appearance'

/** What a finish is made of decides which parts of an object take it. */
export type FinishKind = 'metal' | 'paint' | 'wood'
export interface Finish {
  kind: FinishKind
  color: string
}

/** Matched from the top: the first whose words all occur in the catalogue's name. */
const finishes: readonly (readonly [words: string, kind: FinishKind, color: string])[] = [
  ['polished nickel', 'metal', '#d8cfc0'],
  ['nickel', 'metal', '#bbb3a8'],
  ['chrome', 'metal', '#dadde1'],
  ['black stainless', 'metal', '#4c4d4f'],
  ['stainless', 'metal', '#c4c5c6'],
  ['steel', 'metal', '#c4c5c6'],
  ['gunmetal', 'metal', '#5b5e62'],
  ['honey bronze', 'metal', '#96774f'],
  ['aged bronze', 'metal', '#594b40'],
  ['oil rubbed bronze', 'metal', '#43362d'],
  ['bronze', 'metal', '#6a5747'],
  ['aged brass', 'metal', '#a08660'],
  ['brass', 'metal', '#bda27a'],
  ['gold', 'metal', '#c9a873'],
  ['champagne', 'metal', '#cdbb9f'],
  ['copper', 'metal', '#b8714b'],
  ['silver', 'metal', '#a5a19a'],
  ['natural wood', 'wood', '#b98d5c'],
  ['natural oak', 'wood', '#c3a171'],
  ['oak', 'wood', '#c3a171'],
  ['koa', 'wood', '#8a5a35'],
  ['walnut', 'wood', '#7b5436'],
  ['espresso', 'wood', '#45301f'],
  ['teak', 'wood', '#a4733f'],
  ['matte black', 'metal', '#363637'],
  ['navy', 'paint', '#2b3a4d'],
  ['sage', 'paint', '#93a08a'],
  ['charcoal', 'paint', '#45484b'],
  ['light gray', 'paint', '#c3c4c2'],
  ['gray', 'paint', '#8d8f90'],
  ['biscuit', 'paint', '#e8dcc4'],
  ['bisque', 'paint', '#e6d8c0'],
  ['two tone', 'paint', '#f3f1ec'],
  ['white', 'paint', '#f3f1ec'],
  ['panel ready', 'paint', '#e5e1d8'],
  ['black', 'paint', '#232425'],
]

export function finishOf({ finish }: ObjectAppearance): Finish | null {
  if (!finish) return null
  const name = finish.toLowerCase().replaceAll('-', ' ')
  const found = finishes.find(([words]) => words.split(' ').every((word) => name.includes(word)))
  return found ? { kind: found[1], color: found[2] } : null
}
