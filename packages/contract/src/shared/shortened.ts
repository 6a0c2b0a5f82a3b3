/** Of a text that is too long, the whole words that fit, and a sign that there were more. */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text
  const fits = text.slice(0, most - 1)
  const end = text[most - 1] === ' ' ? fits.length : fits.lastIndexOf(' ')
  return `${fits.slice(0, end > 0 ? end : fits.length).replace(/[\s,–-]+$/, '')}…`
}
