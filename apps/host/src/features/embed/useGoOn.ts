import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { call } from '../../data/call.ts'
import { deliver } from './deliver.ts'
import type { Asked } from './asked.ts'
import { mergeCart } from './merge-cart.ts'
import { beginIntent } from './checkout-intent.ts'
import { tell } from './tell.ts'
import type { Website } from './useWebsite.ts'
import { useSubmit } from '../../data/useSubmit.ts'

type Going = { asked: Asked; cart: string | null; website: Website }

/** From the sign-in to the order. Who has just said yes is signed in on the website, too, and finds their cart there. */
export const useGoOn = ({ asked, cart, website }: Going) => {
  const navigate = useNavigate()
  const [isStranded, setStranded] = useState(false)
  const { run: goOn, isBusy } = useSubmit(async ({ givesCode }: { givesCode: boolean }) => {
    await mergeCart(cart)
    if (givesCode && asked.back === null) await giveCode(asked)
    beginIntent({ asked, company: website.company_name })
    await navigate(paths.checkout, { replace: true })
  })
  const cancel = () => setStranded(!deliver(asked, { error: 'cancelled' }))
  return { isBusy, isStranded, goOn, cancel }
}

/** The order can be placed without: then the website's page goes on for a guest. */
const giveCode = async (asked: Asked) => {
  const { showroom, origin, state, challenge } = asked
  try {
    const { data } = await call('POST /api/embed/code', { body: { showroom, origin, state, challenge } })
    tell(asked, { code: data.code })
  } catch {
    return
  }
}
