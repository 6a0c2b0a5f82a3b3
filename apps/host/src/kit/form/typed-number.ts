/** What numeric inputs keep of what was typed (specification §5). */

/** Digits and nothing else. */
export const digitsIn = (typed: string): string => typed.replace(/\D/g, '')

/** The number that a numeric input stands for: 0 where no digit is. */
export const numericIn = (typed: string): number => Number(digitsIn(typed))

/** Digits and one dot, with at most two decimals. */
export const decimalIn = (typed: string): string => {
  const [whole = '', ...parts] = typed.replace(/[^\d.]/g, '').split('.')
  return parts.length === 0 ? whole : `${whole}.${parts.join('').slice(0, 2)}`
}
