/** The value below which 95 of a hundred lie, whole. */
export const p95Of = (numbers) => {
  const sorted = [...numbers].sort((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))])
}
