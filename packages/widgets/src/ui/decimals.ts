/** Fractions in words about a size as decimals: `7 1/2"` and “7 and 1/2 inches” as 7.5. */
export const decimals = (text: string) =>
  text.replace(/(?:(\d+)(?: and)? )?(\d+)\/(\d+)/g, (...[, whole = 0, over, under]) =>
    String(Number(whole) + Math.round((over / under) * 1_000) / 1_000),
  )
