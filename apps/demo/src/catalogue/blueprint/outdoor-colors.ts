/** Our colour families in the words of each outdoor category’s own filter. */
export const pavingFamilies: Record<string, string> = {
  'Light Gray': 'Gray',
  'Dark Gray': 'Charcoal',
  Ivory: 'Ivory',
  White: 'Ivory',
  Greige: 'Tan',
  Terracotta: 'Multi',
  Black: 'Charcoal',
  Green: 'Multi',
  Blonde: 'Beige',
  Honey: 'Tan',
  Natural: 'Tan',
  Dark: 'Charcoal',
  Brown: 'Tan',
}
export const veneerFamilies: Record<string, string> = {
  'Light Gray': 'Gray',
  'Dark Gray': 'Charcoal',
  Ivory: 'White',
  Beige: 'Gold',
  Greige: 'Brown',
  Terracotta: 'Rust',
}
export const copingFamilies: Record<string, string> = {
  'Light Gray': 'Silver',
  'Dark Gray': 'Gray',
  Beige: 'Walnut',
  Greige: 'Walnut',
  Terracotta: 'Walnut',
  Black: 'Gray',
  Brown: 'Walnut',
  Green: 'Gray',
}
