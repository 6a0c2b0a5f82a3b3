import { dollars } from '@showroom/contract/shared/money-text'

/** A sum of money; below zero it is red, and has its minus. */
export const Amount = ({ cents }: { cents: number }) => (
  <span className={cents < 0 ? 'balance-amount is-negative' : 'balance-amount'}>{dollars(cents)}</span>
)
