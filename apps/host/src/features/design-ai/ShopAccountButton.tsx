import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { ageFor, isAgeAsked } from '../../session/redirect.ts'
import { isVerified, useSession } from '../../session/session.ts'
import { emptyAge } from '../auth/age/age.ts'
import { aiDoorMessages as messages } from './door.messages.ts'
import type { useAiDoor } from './useAiDoor.ts'

const nothingTyped = { ...emptyAge, full_name: '', email: '', password: '', agree: true }

/** For who is signed in to the shop: no second password. */
export const ShopAccountButton = ({ door }: { door: ReturnType<typeof useAiDoor> }) => {
  const session = useSession()
  const { enter, isBusy, errors, sentence } = door
  const [query] = useSearchParams()
  if (session.status !== 'in' || !isVerified(session)) return null
  if (session.user && isAgeAsked(session.user))
    return (
      <Link className="button quiet" to={ageFor(`${paths.aiLogin}?${query.toString()}`)}>
        {messages.tellShopAge}
      </Link>
    )
  return (
    <div className="ai-shop-account">
      <button
        type="button"
        className="button quiet"
        disabled={isBusy}
        onClick={() => void enter('link', nothingTyped)}
      >
        {messages.useShop}
      </button>
      <p className="form-hint">{messages.useShopHint}</p>
      <FormFailure sentence={sentence ?? errors.email?.[0] ?? null} />
    </div>
  )
}
