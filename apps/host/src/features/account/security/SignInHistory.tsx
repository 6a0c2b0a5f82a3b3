import type { SignInTry } from '@showroom/contract/account/security'
import { momentOf } from '../../../kit/moments.ts'

export const SignInHistory = ({ tries }: { tries: SignInTry[] }) => {
  if (tries.length === 0) return <p className="account-soft">Nobody has signed in lately.</p>
  return (
    <ul className="account-rows">
      {tries.map(({ tried_at, is_refused, device, place }, index) => (
        <li key={`${tried_at} ${index}`}>
          <p>
            <strong>
              <time dateTime={tried_at}>{momentOf(tried_at)}</time>
            </strong>
            <span>
              {device} · {place}
            </span>
          </p>
          <span className={is_refused ? 'account-mark refused' : 'account-mark'}>
            {is_refused ? 'Wrong password' : 'Signed in'}
          </span>
        </li>
      ))}
    </ul>
  )
}
