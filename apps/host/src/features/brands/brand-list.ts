import type { Brand } from '@showroom/contract/catalogue/catalogue'

export type Choice = { text: string; category: string | null }
export type Letter = { letter: string; brands: Brand[] }

/** What a brand's name begins with; whatever is no letter stands under #. */
const letterOf = ({ name }: Brand) => {
  const first = name.slice(0, 1).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}

/** The brands that are asked for, under their letters. */
export const brandsByLetter = (brands: readonly Brand[], { text, category }: Choice): Letter[] => {
  const sought = text.trim().toLowerCase()
  const letters = new Map<string, Brand[]>()
  for (const brand of brands) {
    if (sought && !`${brand.name} ${brand.vendor.name}`.toLowerCase().includes(sought)) continue
    if (category !== null && !brand.categories.includes(category)) continue
    const letter = letterOf(brand)
    letters.set(letter, [...(letters.get(letter) ?? []), brand])
  }
  return [...letters].map(([letter, some]) => ({ letter, brands: some }))
}

/** What brands are known for, by name. */
export const categoriesOf = (brands: readonly Brand[]): string[] =>
  [...new Set(brands.flatMap(({ categories }) => categories))].sort()
