/** Said of an amount wherever one is counted: beside a product’s calculator, and in a room’s list. */
export const amountMessages = {
  strips: (strips: number, feet: string, seams: number) =>
    `${strips} ${strips === 1 ? 'strip' : 'strips'} of 15 × ${feet} ft, ${seams === 1 ? '1 seam' : `${seams} seams`}, all blades one way.`,
} as const
