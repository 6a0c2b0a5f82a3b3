import type { ShippingAddress } from '@showroom/contract/account/account'
import type { Place } from '@showroom/contract/place/place'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { formMessages } from './form.messages.ts'
import { digitsIn } from './typed-number.ts'
import { stateName } from './us-state-names.ts'
import { placeOfZip, type ZipPlace } from './zip-place.ts'

/**
 * What the rest of an address is filled in from: a suggestion that was chosen, or its ZIP code. Five digits of it fill
 * city and state, but never over what the person typed there. An unknown ZIP code is no error.
 * `cityField` is the name of the control that shows the city.
 */
export const useAddressFill = (
  address: ShippingAddress,
  onChange: (changed: Partial<ShippingAddress>) => void,
  cityField: string,
) => {
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  const filledBefore = useRef<ZipPlace>({ city: '', state: '' })
  const [filled, setFilled] = useState('')
  const isFilling = useSelectedCity(address.city, cityField)

  const fill = async (zip: string) => {
    const place = await placeOfZip(zip)
    if (!place || !latest.current.zip_code.startsWith(zip)) return
    const changed = changeOf(latest.current, place, filledBefore.current)
    filledBefore.current = place
    isFilling.current = changed.city !== undefined && changed.city !== latest.current.city
    onChange(changed)
    if (Object.keys(changed).length > 0) setFilled(formMessages.zipFilled(place.city, stateName(place.state)))
  }
  useKnownZip(address, fill, (place) => {
    if (filledBefore.current.city === '') filledBefore.current = place
  })
  const change = (typed: string) => {
    const zip_code = readZip(typed)
    const isNew = zip_code.slice(0, 5) !== address.zip_code.slice(0, 5)
    onChange({ zip_code })
    if (isNew && zip_code.length >= 5) void fill(zip_code.slice(0, 5))
  }
  /** Who has chosen an address means all of it; what is not known of it stays as it was typed. */
  const take = (chosen: Partial<Place>) => {
    onChange(Object.fromEntries(Object.entries(chosen).filter(([, text]) => text !== '')))
    const { city, state } = chosen
    if (!city || !state) return
    filledBefore.current = { city, state }
    setFilled(formMessages.zipFilled(city, stateName(state)))
  }
  return { change, take, filled }
}

/** A ZIP code that is known already needs no typing; the city that stands beside it came with it. */
const useKnownZip = (
  { zip_code, city }: ShippingAddress,
  fill: (zip: string) => Promise<void>,
  learn: (place: ZipPlace) => void,
) => {
  const lookOnce = useEffectEvent(async () => {
    const zip = zip_code.slice(0, 5)
    if (zip.length < 5) return
    if (city === '') return fill(zip)
    const place = await placeOfZip(zip)
    if (place) learn(place)
  })
  useEffect(() => void lookOnce(), [])
}

/** Five digits, or nine with their dash. */
export const readZip = (typed: string): string => {
  const digits = digitsIn(typed).slice(0, 9)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}

/** What was typed by hand stays. */
export const changeOf = (
  address: ShippingAddress,
  place: ZipPlace,
  before: ZipPlace,
): Partial<ShippingAddress> => ({
  ...((address.city === '' || address.city === before.city) && { city: place.city }),
  ...((address.state === '' || address.state === before.state) && { state: place.state }),
})

/** A city that came by itself is selected where the caret stands in it; what is answered says that one is coming. */
const useSelectedCity = (city: string, cityField: string) => {
  const isFilling = useRef(false)
  useLayoutEffect(() => {
    if (isFilling.current) selectUnderCaret(cityField)
    isFilling.current = false
  }, [city, cityField])
  return isFilling
}

/** Who is about to type there replaces what the ZIP code brought; the caret would stand behind it. */
const selectUnderCaret = (name: string) => {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && field.name === name) field.select()
}
