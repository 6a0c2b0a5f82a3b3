/** Brands as people write them; the provider names them in small letters. */
const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

export const brandName = (brand: string): string => brandNames[brand] ?? 'Card'
