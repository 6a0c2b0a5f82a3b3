import type { Address } from '@showroom/contract/account/address'
import type { Order } from '@showroom/contract/order/order'
import { useState } from 'react'
import { AddressEntry } from '../account/addresses/AddressEntry.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useRead } from '../../data/useRead.ts'
import { AddressChoice, cityLine, streetLine } from '../checkout/AddressChoice.tsx'
import { RadioRow } from '../checkout/RadioRow.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { SumsElsewhere } from './SumsElsewhere.tsx'
import { useChangeAddress } from './useChangeAddress.ts'
import { orderMessages as messages } from './messages.ts'

type Props = {
  order: Order
  onChanged: (order: Order) => void
  onClose: () => void
}

export const ChangeAddressDialog = ({ order, onChanged, onClose }: Props) => {
  const read = useRead('GET /api/address', {})
  return (
    <Dialog title={messages.deliverOrderElsewhere(order.number)} onClose={onClose}>
      <Loaded read={read}>
        {({ data }) => <Elsewhere order={order} addresses={data} onChanged={onChanged} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

type ElsewhereProps = Props & { addresses: Address[] }

const Elsewhere = ({ onChanged, ...choosing }: ElsewhereProps) => {
  const change = useChangeAddress(choosing.order.id, onChanged)
  return (
    <>
      <PlaceChoice change={change} {...choosing} />
      {change.quote && (
        <SumsElsewhere
          quote={change.quote}
          isBusy={change.isAccepting}
          sentence={change.refusal}
          onAccept={() => void change.accept()}
          onChooseAgain={change.chooseAgain}
        />
      )}
    </>
  )
}

type ChangeProps = { change: ReturnType<typeof useChangeAddress>; onClose: () => void }
type ChoiceProps = ChangeProps & Pick<ElsewhereProps, 'order' | 'addresses'>

const another = 'another'

/** One of the book, or one that is typed for this order alone. */
const PlaceChoice = ({ order, addresses, change, onClose }: ChoiceProps) => {
  const [picked, setPicked] = useState(addresses.length === 0 ? another : null)
  // Once opened it stays in the page, so that what was typed is not lost on the way to another.
  const [wasOpened, setOpened] = useState(picked === another)
  const pick = (id: string) => {
    setPicked(id)
    if (id === another) setOpened(true)
    change.forget()
  }
  return (
    <div className="form" hidden={change.quote !== null}>
      <p>
        {order.ship_to && messages.itGoesTo(streetLine(order.ship_to), cityLine(order.ship_to))}
        {messages.anotherAddressHint}
      </p>
      {addresses.length > 0 && (
        <AddressChoice addresses={addresses} chosen={picked} onChoose={pick}>
          <RadioRow
            name="address"
            isChosen={picked === another}
            onChoose={() => pick(another)}
            lead={messages.anotherAddress}
          />
        </AddressChoice>
      )}
      {wasOpened && (
        <div className="order-elsewhere" hidden={picked !== another}>
          <AddressEntry
            address={null}
            offersDefault={false}
            send={change.takeTyped}
            saveLabel={messages.deliverThere}
            sentence={change.sentence}
          >
            <KeepIt onClose={onClose} />
          </AddressEntry>
        </div>
      )}
      {picked !== another && <TakeSaved picked={picked} change={change} onClose={onClose} />}
    </div>
  )
}

const TakeSaved = ({ picked, change, onClose }: ChangeProps & { picked: string | null }) => (
  <>
    <FormFailure sentence={change.sentence} />
    <div className="account-actions">
      <button
        type="button"
        className="button"
        aria-disabled={change.isBusy || undefined}
        onClick={() => void change.takeSaved(picked)}
      >
        {change.isBusy ? messages.saving : messages.deliverThere}
      </button>
      <KeepIt onClose={onClose} />
    </div>
  </>
)

const KeepIt = ({ onClose }: Pick<ChangeProps, 'onClose'>) => (
  <button type="button" className="button quiet" onClick={onClose}>
    {messages.keepIt}
  </button>
)
