import { money } from '@showroom/widgets/ui/format.ts'
import { useEffect, useRef } from 'react'
import type { PriceChange } from './price-changes.ts'
import { checkoutMessages as messages } from './messages.ts'

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
        {messages.aPriceHasChanged}
      </h3>
      <p>{messages.nothingWasOrderedPlease}</p>
      {changes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.what}</th>
              <th scope="col">{messages.before}</th>
              <th scope="col">{messages.now}</th>
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
