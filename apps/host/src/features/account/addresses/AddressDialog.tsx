import type { Address } from '@showroom/contract/account/address'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { AddressForm } from './AddressForm.tsx'

type Props = {
  /** Null for a new one. */
  address: Address | null
  isFirst: boolean
  onSaved: (book: Address[], message: string | undefined) => void
  onClose: () => void
}

export const AddressDialog = ({ onClose, ...form }: Props) => (
  <Dialog title={form.address ? 'Edit address' : 'Add an address'} onClose={onClose}>
    <AddressForm {...form} />
  </Dialog>
)
