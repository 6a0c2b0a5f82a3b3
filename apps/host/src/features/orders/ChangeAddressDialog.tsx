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

const another = 'another'

/** One of the book, or one that is typed for this order alone. */
const Elsewhere = ({ order, addresses, onChanged, onClose }: Props & { addresses: Address[] }) => {
  const [picked, setPicked] = useState(addresses.length === 0 ? another : null)
  // Once opened it stays in the page, so that what was typed is not lost on the way to another.
  const [wasOpened, setOpened] = useState(picked === another)
  const change = useChangeAddress(order.id, onChanged)
  const { isBusy, sentence, takeSaved, takeTyped, forget, quote } = change
  const pick = (id: string) => {
    setPicked(id)
    if (id === another) setOpened(true)
    forget()
  }
  const keep = (
    <button type="button" className="button quiet" onClick={onClose}>
      {messages.keepIt}
    </button>
  )
  const choice = (
    <div className="form" hidden={quote !== null}>
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
            send={takeTyped}
            saveLabel={messages.deliverThere}
            sentence={sentence}
          >
            {keep}
          </AddressEntry>
        </div>
      )}
      {picked !== another && <FormFailure sentence={sentence} />}
      {picked !== another && (
        <div className="account-actions">
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void takeSaved(picked)}
          >
            {isBusy ? messages.saving : messages.deliverThere}
          </button>
          {keep}
        </div>
      )}
    </div>
  )
  return (
    <>
      {choice}
      {quote && (
        <SumsElsewhere
          quote={quote}
          isBusy={change.isAccepting}
          sentence={change.refusal}
          onAccept={() => void change.accept()}
          onChooseAgain={change.chooseAgain}
        />
      )}
    </>
  )
}
