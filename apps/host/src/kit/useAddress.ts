import { useSearchParams } from 'react-router'
import { atOnce } from './at-once.ts'

/** What is shown stands in the address: the way back leads through it. What is changed to nothing leaves it. */
export const useAddress = <Name extends string>() => {
  const [address, setAddress] = useSearchParams()
  const show = (change: Partial<Record<Name, string | null>>) =>
    setAddress((before) => {
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries<string | null | undefined>(change)) {
        if (value) after.set(name, value)
        else after.delete(name)
      }
      return after
    }, atOnce)
  const of = (name: Name) => address.get(name) ?? ''
  return { of, page: pageIn(address.get('page') ?? ''), show }
}

/** The address may say anything. */
export const pageIn = (typed: string): number => Math.max(1, Math.trunc(Number(typed)) || 1)
