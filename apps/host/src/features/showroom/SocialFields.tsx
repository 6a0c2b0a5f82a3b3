import { longestSocial, socialNetworks } from '@showroom/contract/showroom/social.rules'
import { socialNames } from '../../kit/social.messages.ts'
import { TextField } from '../../kit/form/TextField.tsx'
import type { FormProps } from './form-props.ts'
import { showroomPageMessages as messages } from './messages.ts'

/** Where else clients find the Pro: a link for each network, none where nothing is written. */
export const SocialFields = ({ form }: FormProps) => (
  <div className="own-socials">
    {socialNetworks.map((network) => (
      <TextField
        key={network}
        name={`socials.${network}`}
        label={socialNames[network]}
        {...(network === 'website' ? { hint: messages.websiteHint } : {})}
        inputMode="url"
        autoComplete="off"
        required={false}
        maxLength={longestSocial}
        enterKeyHint="next"
        value={form.values.socials[network] ?? ''}
        error={form.errorOf(`socials.${network}`)}
        onChange={(typed) =>
          form.change({ socials: { ...form.values.socials, [network]: typed } }, [`socials.${network}`])
        }
      />
    ))}
  </div>
)
