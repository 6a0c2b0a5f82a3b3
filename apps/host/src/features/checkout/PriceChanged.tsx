import { money } from '@showroom/widgets/ui/format.ts'
import { useEffect, useRef } from 'react'
import type { PriceChange } from './price-changes.ts'

const shown = (cents: number | null) => (cents === null ? '–' : money(cents))

/** Old and new, before anybody pays what they have not seen. */
export const PriceChanged = ({ changes }: { changes: readonly PriceChange[] | null }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (changes) heading.current?.focus()
  }, [changes])
  if (!changes) return null
  return (
    <section className="checkout-changed" aria-labelledby="checkout-changed">
      <h3 ref={heading} id="checkout-changed" tabIndex={-1}>
        A price has changed while you were here
      </h3>
      <p>Nothing was ordered. Please look at the new numbers, and place the order again if you agree.</p>
      {changes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Before</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ label, before, after }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <s>{shown(before)}</s>
                </td>
                <td>{shown(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
