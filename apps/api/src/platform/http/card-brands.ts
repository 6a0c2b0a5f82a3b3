const upTo19 = [16, 17, 18, 19]

/** How the numbers of each brand begin, and how many digits they have. */
export const cardBrands = [
  { brand: 'Visa', prefix: /^4/, lengths: [13, 16, 19] },
  { brand: 'Mastercard', prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { brand: 'American Express', prefix: /^3[47]/, lengths: [15] },
  { brand: 'Discover', prefix: /^(?:6011|64[4-9]|65)/, lengths: upTo19 },
  { brand: 'Diners Club', prefix: /^(?:3[689]|30[0-5])/, lengths: [14, 15, ...upTo19] },
  { brand: 'JCB', prefix: /^35(?:2[89]|[3-8])/, lengths: upTo19 },
  { brand: 'UnionPay', prefix: /^(?:62|81)/, lengths: upTo19 },
  { brand: 'Maestro', prefix: /^(?:5018|5020|5038|5[678]|63|67)/, lengths: [13, 14, 15, ...upTo19] },
] satisfies readonly { brand: string; prefix: RegExp; lengths: readonly number[] }[]
