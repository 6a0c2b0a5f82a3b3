const longestDescription = 155

/** A description as search engines show it, cut between words. */
export const shortened = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longestDescription) return plain
  return `${plain.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
}
