import type { Address } from '@showroom/contract/account/address'
import type { ReactNode } from 'react'
import { call } from '../../../data/call.ts'
import { type AddressBody, AddressEntry } from './AddressEntry.tsx'
import { useSubmit } from '../../../data/useSubmit.ts'
import { fieldErrorsOf } from '../../../data/failure.ts'
import { accountMessages as messages } from '../messages.ts'

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
export const AddressForm = ({
  address,
  isFirst,
  onSaved,
  saveLabel = messages.saveAddress,
  children,
}: Props) => {
  const { run } = useSubmit(async (body: AddressBody) => {
    const { data, message } = address
      ? await call('PUT /api/address/{id}', { params: { id: address.id }, body })
      : await call('POST /api/address', { body })
    onSaved(data, message)
  })
  return (
    <AddressEntry
      address={address}
      offersDefault={!address?.is_default && !isFirst}
      send={async (body) => fieldErrorsOf(await run(body))}
      saveLabel={saveLabel}
    >
      {children}
    </AddressEntry>
  )
}
