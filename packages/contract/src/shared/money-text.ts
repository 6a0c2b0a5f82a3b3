/** “2820.87”: a decimal with two places, as the specification's calls write amounts. */
export const decimal = (cents: number): string => {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}${whole}.${rest}`
}

/** “$2,820.87”, for letters and messages. An amount that a reader is not told, or that follows from one, is a dash. */
export const dollars = (cents: number | undefined): string => {
  if (cents === undefined || !Number.isFinite(cents)) return '—'
  const [whole = '', rest = ''] = decimal(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}
