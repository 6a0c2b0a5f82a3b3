import type { PlaceCategory } from './place.ts'

/** Vendors' colour words and the families a filter offers; the first that the category has is taken. */
const familiesOfWord: readonly (readonly [RegExp, readonly string[]])[] = [
  [/white|chalk|calacatta|carrara/i, ['White']],
  [/ivory|cream|bone|linen/i, ['Ivory', 'Cream', 'White']],
  [/beige|sand|oat/i, ['Beige', 'Natural', 'Gold']],
  [/greige|taupe/i, ['Greige', 'Gray', 'Beige', 'Brown']],
  [/charcoal|graphite|anthracite|dark gr[ae]y/i, ['Dark Gray', 'Charcoal', 'Gray', 'Dark']],
  [/gr[ae]y|fog|silver|pewter/i, ['Light Gray', 'Gray', 'Silver']],
  [/black|nightfall/i, ['Black', 'Charcoal', 'Dark']],
  [/walnut|brown|espresso|chestnut/i, ['Brown', 'Walnut', 'Dark']],
  [/blue|navy|ink/i, ['Blue']],
  [/green|sage|emerald/i, ['Green']],
  [/terracotta|clay|red/i, ['Terracotta', 'Rust', 'Brown']],
  [/honey|gold/i, ['Honey', 'Gold', 'Brown']],
  [/natural|oak/i, ['Natural', 'Beige', 'Brown']],
  [/multi/i, ['Multi']],
]

/** Values of the category's filters that the vendor's own words name; nothing is guessed that was not said. */
export const statedAttributes = (
  category: PlaceCategory,
  text: string,
  color: string,
): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const { key, type, filter, values } of category.attributes) {
    if (type !== 'enum' || !filter || !values || key === 'color_family') continue
    const named = values
      .filter((value) => value.length > 2 && says(text, value))
      .sort((one, other) => other.length - one.length)[0]
    if (named) found[key] = named
  }
  const families = category.attributes.find(({ key }) => key === 'color_family')?.values
  const family = families && familyIn(color || text, families)
  return family ? { ...found, color_family: family } : found
}

const says = (text: string, value: string): boolean => {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?:^|[^a-z0-9])${escaped}(?:$|[^a-z0-9])`, 'i').test(text)
}

const familyIn = (text: string, families: readonly string[]): string | undefined => {
  for (const [pattern, names] of familiesOfWord) {
    const name = pattern.test(text) ? names.find((family) => families.includes(family)) : undefined
    if (name) return name
  }
  return undefined
}
