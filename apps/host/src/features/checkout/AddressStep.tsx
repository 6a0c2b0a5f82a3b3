import type { Address } from '@showroom/contract/account/address'
import { mostAddresses } from '@showroom/contract/account/address.rules'
import { useState } from 'react'
import { AddressForm } from '../account/addresses/AddressForm.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { askForUser } from '../../session/useUserCheck.ts'
import { AddressChoice } from './AddressChoice.tsx'
import { Contact } from './Contact.tsx'
import { usePicked } from './usePicked.ts'
import type { CheckoutHeld, Profile } from './useCheckout.ts'

type Props = {
  held: CheckoutHeld
  profile: Profile
  addresses: Address[]
  onAddresses: (book: Address[]) => void
  onProfile: (profile: Profile) => void
  onNext: () => void
}

export const AddressStep = ({ held, addresses, onAddresses, onNext, ...contact }: Props) => {
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const { checkout, choose, isChoosing } = held
  // After an estimate for a ZIP code no address is chosen yet: the first is offered, and taken by going on.
  const [chosen, pick] = usePicked(checkout.address?.id ?? addresses[0]?.id ?? null, (id) =>
    id === null ? Promise.resolve() : choose({ address_id: id }),
  )
  const goOn = async () => {
    const isChosen = checkout.address ?? (chosen !== null && (await choose({ address_id: chosen })))
    if (isChosen) onNext()
  }
  const saved = (book: Address[]) => {
    const known = new Set(addresses.map(({ id }) => id))
    const meant = edited === 'new' || edited === null ? book.find(({ id }) => !known.has(id)) : edited
    onAddresses(book)
    setEdited(null)
    if (meant) pick(meant.id)
    // Whether the account is complete may have changed with it.
    void askForUser()
  }
  const isFirst = addresses.length === 0
  const isForm = edited !== null || isFirst
  return (
    <>
      <Contact {...contact} />
      <h3>Where should it go?</h3>
      {!isFirst && <AddressChoice addresses={addresses} chosen={chosen} onChoose={pick} onEdit={setEdited} />}
      {held.sentence && <FormFailure sentence={held.sentence} />}
      {isForm && (
        <div className="checkout-form">
          <AddressForm
            key={edited === null || edited === 'new' ? 'new' : edited.id}
            address={edited === 'new' ? null : edited}
            isFirst={isFirst}
            onSaved={saved}
            saveLabel="Deliver here"
          >
            {!isFirst && (
              <button type="button" className="account-plain" onClick={() => setEdited(null)}>
                Cancel
              </button>
            )}
          </AddressForm>
        </div>
      )}
      {!isForm && (
        <div className="checkout-actions">
          <button type="button" className="button" aria-busy={isChoosing} onClick={() => void goOn()}>
            Continue to delivery
          </button>
          {addresses.length < mostAddresses && (
            <button type="button" className="account-plain" onClick={() => setEdited('new')}>
              Add an address
            </button>
          )}
        </div>
      )}
    </>
  )
}
