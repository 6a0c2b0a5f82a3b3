import type { Address } from '@showroom/contract/account/address'
import { mostAddresses } from '@showroom/contract/account/address.rules'
import { useState } from 'react'
import { Empty } from '../../../kit/picture/Empty.tsx'
import { askForUser } from '../../../session/useUserCheck.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useRead } from '../../../data/useRead.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import './Addresses.css'

export const Addresses = () => {
  const read = useRead('GET /api/address', {})
  return <Loaded read={read}>{({ data }) => <AddressBook addresses={data} onChange={read.replace} />}</Loaded>
}

type Props = { addresses: Address[]; onChange: (book: Address[]) => void }

const AddressBook = ({ addresses, onChange }: Props) => {
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const changed = (book: Address[], message: string | undefined) => {
    onChange(book)
    setEdited(null)
    if (message) toast.success(message)
    // Whether the account is complete may have changed with it.
    void askForUser()
  }
  const add = () => setEdited('new')
  return (
    <>
      {addresses.length === 0 ? (
        <NoAddress onAdd={add} />
      ) : (
        <>
          <ul className="addresses">
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                onEdit={() => setEdited(address)}
                onChanged={changed}
              />
            ))}
          </ul>
          {addresses.length < mostAddresses && (
            <button type="button" className="button" onClick={add}>
              Add an address
            </button>
          )}
        </>
      )}
      {edited && (
        <AddressDialog
          address={edited === 'new' ? null : edited}
          isFirst={addresses.length === 0}
          onSaved={changed}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

const NoAddress = ({ onAdd }: { onAdd: () => void }) => (
  <Empty
    picture="contact"
    sentence="No address yet. Add the one where your materials should arrive, and checkout fills itself in."
  >
    <button type="button" className="button" onClick={onAdd}>
      Add an address
    </button>
  </Empty>
)
