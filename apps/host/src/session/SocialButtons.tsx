import { hrefOf } from '../paths.ts'
import { ProviderMark } from './ProviderMark.tsx'
import { keepSocialReturn } from './social-return.ts'
import { useSocialProviders } from './useSocialProviders.ts'
import { sessionMessages as messages } from './messages.ts'
import './SocialButtons.css'

type Props = {
  /** Where somebody goes once they are in; only paths of our own are followed. */
  redirect: string | null
  /** Whether “Remember me” is ticked. */
  remember?: boolean
  /** What stands between these and the form: nothing where there is no form. */
  divider?: string | null
}

/** A way in for each provider that the shop has arranged it with; nothing where there is none. */
export const SocialButtons = ({ redirect, remember = false, divider = messages.or }: Props) => {
  const providers = useSocialProviders()
  if (!providers || providers.length === 0) return null
  return (
    <div className="social-buttons">
      {divider !== null && <p className="social-or">{divider}</p>}
      {providers.map(({ provider, label }) => (
        <a
          key={provider}
          className="button quiet social-button"
          href={hrefOf(`/social/${provider}`)}
          onClick={() => keepSocialReturn({ redirect, remember })}
        >
          <ProviderMark provider={provider} />
          {messages.continueWith(label)}
        </a>
      ))}
    </div>
  )
}
