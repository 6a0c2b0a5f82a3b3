import type { Fetch } from '@showroom/widgets/shop'
import { apiAddress } from '../data/page-meta.ts'
import { useClientView } from './client-view.ts'
import { takeEarly } from './asked-early.ts'
import { useSession } from './session.ts'
import { sessionRefused } from './session-refused.ts'
import { chosenSeatOf } from './chosen-seat.ts'

/** What refuses answers in JSON, whatever was asked for: a paper, a picture. */
const accepted = { Accept: 'application/json, */*;q=0.5' }

/** Our own cookies (a device that is remembered) go with it; a widget elsewhere never sends any. */
export const fetchWith =
  (token: string | null, isClientView = false): Fetch =>
  (url, init) => {
    const asked = token === null ? {} : { Authorization: `Bearer ${token}`, ...workspaceTold() }
    const headers = {
      ...accepted,
      ...init.headers,
      ...asked,
      ...(isClientView ? { 'Showroom-View': 'client' } : {}),
    }
    return fetch(apiAddress(url), { ...init, headers, credentials: 'same-origin' })
  }

/** For whoever is in a team: which workspace this page shows, so that nothing of it is done in another. */
const workspaceTold = (): Record<string, string> => {
  const { user } = useSession.getState()
  return user?.seats?.length ? { 'Showroom-Workspace': chosenSeatOf(user)?.id ?? 'own' } : {}
}

const fetchIn =
  (isClientView: () => boolean): Fetch =>
  async (url, init) => {
    const { token } = useSession.getState()
    const isHidden = token !== null && isClientView()
    const early = isHidden ? null : takeEarly({ ...init, url: apiAddress(url), token })
    const answer = await (early ?? fetchWith(token, isHidden)(url, init))
    if (answer.status === 401 && token !== null) sessionRefused(token)
    return answer
  }

/** Every call of our own site, a widget's included, acts for the person who is signed in. */
export const fetchAsPerson: Fetch = fetchIn(() => useClientView.getState().isOn)

/** The same for what somebody holds a button down to see, though their screen may be looked at. */
export const fetchInProView: Fetch = fetchIn(() => false)
