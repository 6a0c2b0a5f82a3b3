import type { Address } from '@showroom/contract/account/address'
import { formatPhone } from '../../../kit/form/phone-number.ts'
import { call } from '../../../data/call.ts'
import { truckWords } from './truck-words.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { accountMessages as messages } from '../messages.ts'

type Props = {
  address: Address
  onEdit: () => void
  onChanged: (book: Address[], message: string | undefined) => void
}

export const AddressCard = ({ address, onEdit, onChanged }: Props) => {
  const { id, ...fields } = address
  const lead = `${address.street}, ${address.city}`
  const makeDefault = () =>
    call('PUT /api/address/{id}', { params: { id }, body: { ...fields, is_default: true } })
  const remove = () => call('DELETE /api/address/{id}', { params: { id } })
  const { run: change } = useSubmit(async (send: typeof remove | typeof makeDefault) => {
    const { data, message } = await send()
    onChanged(data, message)
  })
  return (
    <li className="address">
      <address>
        {address.is_default && <span className="address-default">{messages.defaultLabel}</span>}
        {address.contact && <span>{address.contact}</span>}
        <strong>{[address.street, address.apartment].filter(Boolean).join(', ')}</strong>
        <span>{`${address.city}, ${address.state} ${address.zip_code}`}</span>
        {address.phone_number && (
          <span>{`${address.country_code} ${formatPhone(address.phone_number, address.country_code)}`}</span>
        )}
        <Notes address={address} />
      </address>
      <div className="account-actions">
        <button type="button" className="account-plain" aria-label={messages.editThis(lead)} onClick={onEdit}>
          {messages.edit}
        </button>
        {!address.is_default && (
          <button
            type="button"
            className="account-plain"
            aria-label={messages.makeTheDefault(lead)}
            onClick={() => void change(makeDefault)}
          >
            {messages.makeDefault}
          </button>
        )}
        <button
          type="button"
          className="account-plain danger"
          aria-label={messages.removeThis(lead)}
          onClick={() => void change(remove)}
        >
          {messages.remove}
        </button>
      </div>
    </li>
  )
}

const Notes = ({ address: { gate_code, stairs, truck_access } }: { address: Address }) => {
  const notes = [
    gate_code && messages.gateCodeIs(gate_code),
    stairs,
    truck_access && truckWords[truck_access],
  ].filter(Boolean)
  return notes.length === 0 ? null : <span className="address-notes">{notes.join(' · ')}</span>
}
