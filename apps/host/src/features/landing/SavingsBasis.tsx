import type { Landing } from '@showroom/contract/landing/landing'
import { shownDay } from '@showroom/contract/shared/day'
import { count } from '@showroom/widgets/ui/format.ts'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { type SavingsClaim, savingsClaims } from './savings-claims.ts'
import { landingMessages as messages } from './messages.ts'

type Props = { landing: Landing; onClose(): void }

/** From what each figure was computed, so that everybody can judge it. */
export const SavingsBasis = ({ landing, onClose }: Props) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const upTo = landing.savings.up_to_pct
  return (
    <Dialog title={messages.savingsBasisTitle} onClose={onClose} shape="wide">
      <div className="savings-basis">
        <p>
          {messages.savingsBasisBefore} {isSelected(showroom) ? messages.priceInShowroom : messages.priceHere}
          {messages.savingsBasisAfter}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.room}</th>
              <th scope="col">{messages.halfSaveAtLeast}</th>
              <th scope="col">{messages.middleHalfSaves}</th>
              <th scope="col">{messages.compared}</th>
              <th scope="col">{messages.belowMsrp}</th>
              <th scope="col">{messages.msrpsDated}</th>
            </tr>
          </thead>
          <tbody>
            {savingsClaims(landing).map((claim) => (
              <BasisRow key={claim.label} {...claim} />
            ))}
          </tbody>
        </table>
        {upTo !== null && <p>{messages.upToMeans(upTo)}</p>}
        <p>{messages.msrpOnProductPage}</p>
      </div>
    </Dialog>
  )
}

const BasisRow = ({ label, percent, room }: SavingsClaim) => (
  <tr>
    <th scope="row">{label}</th>
    <td data-label={messages.halfSaveAtLeast}>{percent}%</td>
    <td data-label={messages.middleHalfSaves}>
      {room.middle_pct ? messages.percentRange(room.middle_pct.from, room.middle_pct.to) : '–'}
    </td>
    <td data-label={messages.compared}>{messages.comparedOf(count(room.compared), count(room.materials))}</td>
    <td data-label={messages.belowMsrp}>{count(room.below_msrp)}</td>
    <td data-label={messages.msrpsDated}>{room.msrp_dates ? datesOf(room.msrp_dates) : '–'}</td>
  </tr>
)

const datesOf = ({ from, to }: { from: string; to: string }) =>
  from === to ? shownDay(from) : messages.dayRange(shownDay(from), shownDay(to))
