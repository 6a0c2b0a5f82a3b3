import type { Landing } from '@showroom/contract/landing/landing'
import { count } from '@showroom/widgets/ui/format.ts'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { type SavingsClaim, savingsClaims, writtenDay } from './savings-claims.ts'

type Props = { landing: Landing; onClose(): void }

/** From what each figure was computed, so that everybody can judge it. */
export const SavingsBasis = ({ landing, onClose }: Props) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const upTo = landing.savings.up_to_pct
  return (
    <Dialog title="How we compute what you save" onClose={onClose} shape="wide">
      <div className="savings-basis">
        <p>
          For every material with a list price (MSRP) that its maker has stated and dated, we compare that
          with {isSelected(showroom) ? 'the price in your Pro’s showroom' : 'the price clients pay here'}.
          What costs more than its MSRP counts, too, as a saving below zero. Every figure is rounded down.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Room</th>
              <th scope="col">Half of them save at least</th>
              <th scope="col">The middle half saves</th>
              <th scope="col">Compared</th>
              <th scope="col">Below MSRP</th>
              <th scope="col">MSRPs dated</th>
            </tr>
          </thead>
          <tbody>
            {savingsClaims(landing).map((claim) => (
              <BasisRow key={claim.label} {...claim} />
            ))}
          </tbody>
        </table>
        {upTo !== null && (
          <p>
            “Up to {upTo}%”: at least one in ten of all materials compared saves {upTo}% or more.
          </p>
        )}
        <p>Each product’s own page shows its MSRP and what you save on it.</p>
      </div>
    </Dialog>
  )
}

const BasisRow = ({ label, percent, room }: SavingsClaim) => (
  <tr>
    <th scope="row">{label}</th>
    <td data-label="Half of them save at least">{percent}%</td>
    <td data-label="The middle half saves">
      {room.middle_pct ? `${room.middle_pct.from}% to ${room.middle_pct.to}%` : '–'}
    </td>
    <td data-label="Compared">
      {count(room.compared)} of {count(room.materials)}
    </td>
    <td data-label="Below MSRP">{count(room.below_msrp)}</td>
    <td data-label="MSRPs dated">{room.msrp_dates ? datesOf(room.msrp_dates) : '–'}</td>
  </tr>
)

const datesOf = ({ from, to }: { from: string; to: string }) =>
  from === to ? writtenDay(from) : `${writtenDay(from)} to ${writtenDay(to)}`
