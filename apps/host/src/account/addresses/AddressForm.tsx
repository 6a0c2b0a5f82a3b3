import type { Address } from '@showroom/contract/account/address'
import type { ReactNode } from 'react'
import { call } from '../../session/call.ts'
import { refusalShown } from '../useSaving.ts'
import { type AddressBody, AddressEntry } from './AddressEntry.tsx'

type Props = {
  /** Null for a new one. */
  address: Address | null
  isFirst: boolean
  onSaved: (book: Address[], message: string | undefined) => void
  saveLabel?: string
  /** Beside the button: the way back. */
  children?: ReactNode
}

/** An address of the book. */
export const AddressForm = ({ address, isFirst, onSaved, saveLabel = 'Save address', children }: Props) => {
  const save = async (body: AddressBody) => {
    try {
      const { data, message } = address
        ? await call('PUT /api/address/{id}', { params: { id: address.id }, body })
        : await call('POST /api/address', { body })
      onSaved(data, message)
    } catch (failure) {
      return refusalShown(failure)
    }
  }
  return (
    <AddressEntry
      address={address}
      offersDefault={!address?.is_default && !isFirst}
      send={save}
      saveLabel={saveLabel}
    >
      {children}
    </AddressEntry>
  )
}
