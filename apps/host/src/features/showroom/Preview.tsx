import type { OwnShowroom } from '@showroom/contract/showroom/own-showroom'
import { parseColor } from '@showroom/contract/showroom/color'
import { juniper, themeTokens } from '@showroom/contract/showroom/theme.rules'
import { type CSSProperties, useState } from 'react'
import { ShowroomPicture } from '../../kit/picture/ShowroomPicture.tsx'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import type { ShowroomForm } from './showroom-form.ts'
import { showroomPageMessages as messages } from './messages.ts'

type Device = 'phone' | 'desktop'
const devices = [
  { key: 'phone', name: messages.phoneDevice },
  { key: 'desktop', name: messages.desktopDevice },
] as const

type Props = { own: OwnShowroom; form: ShowroomForm }

/** The head of the shop with what is typed: the very colors that the server derives for clients. */
export const Preview = ({ own, form }: Props) => {
  const [device, setDevice] = useState<Device>('phone')
  const tokens: CSSProperties = themeTokens(parseColor(form.theme_color) ?? juniper).light
  const facts = [
    [form.city, form.state].filter((part) => part !== '').join(', '),
    form.since_year && messages.since(form.since_year),
    form.phone,
  ].filter((fact) => fact !== '')
  return (
    <div className="own-preview">
      <PressedTabs label={messages.device} tabs={devices} pressed={device} onPress={setDevice} />
      <div className="own-device" data-device={device} style={tokens}>
        {own.banner !== null && (
          <ShowroomPicture
            photo={own.banner}
            alt=""
            className="own-device-banner"
            sizes="(max-width: 768px) 90vw, 640px"
          />
        )}
        <div className="own-device-head">
          {own.logo !== null && <img src={own.logo} alt="" />}
          <div>
            <strong>{own.company_name}</strong>
            {form.tagline && <span>{form.tagline}</span>}
          </div>
        </div>
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        <div className="own-device-goods" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <p className="own-device-actions">
          <b>{messages.buttonOfShop}</b>
          <u>{messages.linkOfShop}</u>
        </p>
      </div>
    </div>
  )
}
