import { usStates } from '@showroom/contract/account/us-states'
import type { RequestFor } from '@showroom/contract/endpoints'
import { ageRequest } from '../age/age.ts'
import { nameParts, type Registration } from './registration.ts'

type Sending = { showroom: string; paymentMethodId: string | null }

/** What POST /api/register is told (specification §7): the fields, both parts of the name, and the shop. */
export const registerRequest = (
  typed: Registration,
  { showroom, paymentMethodId }: Sending,
): RequestFor<'POST /api/register'>['body'] => {
  const { shipping } = typed
  const state = stateOf(shipping.state)
  return {
    full_name: typed.full_name.trim(),
    ...nameParts(typed.full_name),
    type: 'User',
    email: typed.email.trim(),
    password: typed.password,
    country_code: typed.country_code,
    phone_number: typed.phone_number,
    zip_code: typed.zip_code,
    ...ageRequest(typed),
    agree: true,
    ...(typed.i_accept ? { i_accept: true } : {}),
    shop_id: showroom,
    shipping_street: shipping.street,
    shipping_apartment: shipping.apartment,
    shipping_city: shipping.city,
    ...(state ? { shipping_state: state } : {}),
    shipping_zip_code: shipping.zip_code,
    ...(paymentMethodId ? { payment_method_id: paymentMethodId, ...billedTo(typed) } : {}),
  }
}

/** A card comes with the address that its bills go to. */
const billedTo = ({ billing, bills_to_shipping, shipping }: Registration) => {
  const { street, city, state, zip_code } = bills_to_shipping ? shipping : billing
  const known = stateOf(state)
  return {
    pay_street: street,
    pay_city: city,
    ...(known ? { pay_state: known } : {}),
    pay_zip_code: zip_code,
  }
}

const stateOf = (code: string) => usStates.find((known) => known === code)
