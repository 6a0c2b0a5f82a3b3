import type { Address } from '@showroom/contract/account/address'
import type { ReactNode } from 'react'
import { RadioRow } from './RadioRow.tsx'

type Props = {
  addresses: Address[]
  chosen: string | null
  onChoose: (id: string) => void
  onEdit?: (address: Address) => void
  /** What may be chosen beside them. */
  children?: ReactNode
}

export const AddressChoice = ({ addresses, chosen, onChoose, onEdit, children }: Props) => (
  <fieldset className="radio-rows">
    <legend className="visually-hidden">Delivery address</legend>
    {addresses.map((address) => (
      <RadioRow
        key={address.id}
        name="address"
        isChosen={address.id === chosen}
        onChoose={() => onChoose(address.id)}
        lead={streetLine(address)}
        detail={[address.contact, cityLine(address)].filter(Boolean).join(' · ')}
        aside={
          onEdit && (
            <button
              type="button"
              className="account-plain"
              aria-label={`Edit ${streetLine(address)}`}
              onClick={() => onEdit(address)}
            >
              Edit
            </button>
          )
        }
      />
    ))}
    {children}
  </fieldset>
)

type Place = Pick<Address, 'street' | 'apartment' | 'city' | 'zip_code'> & { state: string }
export const streetLine = ({ street, apartment }: Place): string =>
  [street, apartment].filter(Boolean).join(', ')
export const cityLine = ({ city, state, zip_code }: Place): string => `${city}, ${state} ${zip_code}`
