import { aboutFields, longestAbout } from '@showroom/contract/showroom/showroom-about.rules'
import { AreaField } from '../../kit/form/AreaField.tsx'
import type { FormProps } from './form-props.ts'
import { showroomPageMessages as messages } from './messages.ts'

/** What clients read below the shop: all of it as it is typed, lines and all. */
export const AboutFields = ({ form }: FormProps) => (
  <div className="own-fields">
    {aboutFields.map((name) => (
      <AreaField
        key={name}
        name={name}
        label={messages.told[name].label}
        hint={messages.told[name].hint}
        value={form.values[name]}
        onChange={(typed) => form.change({ [name]: typed })}
        error={form.errorOf(name)}
        required={false}
        maxLength={longestAbout[name]}
      />
    ))}
  </div>
)
