/** As many as one grid holds. */
export const mostVariants = 250

/** What tells a product from the others of its family. */
export type Told = { color: string; size_label: string }

const spoken = ({ color, size_label }: Told): string => [color, size_label].filter(Boolean).join(', ')

const inPlaceOf = (name: string, before: string, after: string): string | null => {
  if (before === '' || after === '') return null
  const at = name.toLowerCase().lastIndexOf(before.toLowerCase())
  return at < 0 ? null : `${name.slice(0, at)}${after}${name.slice(at + before.length)}`
}

/**
 * The name of another variant, from the name of one that is there: its color and size are put where that one's stand,
 * or at the end where they stand nowhere.
 */
export const variantName = (
  { name, ...source }: Told & { name: string },
  wanted: Told,
  longest: number,
): string => {
  const colored = inPlaceOf(name, source.color, wanted.color)
  const sized = inPlaceOf(colored ?? name, source.size_label, wanted.size_label)
  const rest = {
    color: colored === null && wanted.color !== source.color ? wanted.color : '',
    size_label: sized === null && wanted.size_label !== source.size_label ? wanted.size_label : '',
  }
  const end = spoken(rest)
  const put = sized ?? colored ?? name
  return end === '' ? put.slice(0, longest) : `${put.slice(0, longest - end.length - 3)} – ${end}`
}
