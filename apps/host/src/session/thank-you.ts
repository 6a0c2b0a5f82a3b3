import type { User } from '@showroom/contract/account/account'
import { create } from 'zustand'

export type Thanked = Pick<User, 'first_name' | 'email' | 'type'>

/** Whom the site is thanking for signing up, on whatever page they have gone on to. */
export const useThankYou = create<{ thanked: Thanked | null }>(() => ({ thanked: null }))

export const thank = ({ first_name, email, type }: Thanked): void =>
  useThankYou.setState({ thanked: { first_name, email, type } })

export const endThanks = (): void => useThankYou.setState({ thanked: null })
