import { pictureFields, pictureTypes } from '@showroom/contract/shared/image.rules'
import type { OwnShowroom } from '@showroom/contract/showroom/own-showroom'
import { premiumPlanDollars } from '@showroom/contract/policy/figures'
import { Link } from 'react-router'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { ColorField } from '../../kit/form/ColorField.tsx'
import { FileField } from '../../kit/form/FileField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { Banner } from './Banner.tsx'
import { sendShowroomFile } from './send-showroom-file.ts'
import type { FormProps } from './form-props.ts'
import { showroomPageMessages as messages } from './messages.ts'

type Props = FormProps & { own: OwnShowroom; onSaved: (own: OwnShowroom) => void }

/** Tagline for everybody; color, logo and banner where the plan has them, with its price where it has not. */
export const Brand = ({ own, form, onSaved }: Props) => (
  <div className="own-fields">
    <TextField
      name="tagline"
      label={messages.tagline}
      hint={messages.taglineHint}
      value={form.values.tagline}
      onChange={(tagline) => form.change({ tagline })}
      error={form.errorOf('tagline')}
      required={false}
      maxLength={120}
      autoComplete="off"
      enterKeyHint="done"
    />
    {!own.has_own_brand && (
      <p className="own-locked">
        <strong>{messages.locked(premiumPlanDollars)}</strong>
        <span>{messages.lockedWords}</span>
        <Link className="form-link" to={paths.accountPanel('plan')}>
          {messages.seePlans}
        </Link>
      </p>
    )}
    <ColorField
      name="theme_color"
      label={messages.color}
      hint={messages.colorHint}
      value={form.values.theme_color}
      onChange={(theme_color) => form.change({ theme_color })}
      error={form.errorOf('theme_color')}
      required={false}
    />
    {own.has_own_brand && (
      <>
        <Logo own={own} onSaved={onSaved} />
        <Banner own={own} onSaved={onSaved} />
      </>
    )}
  </div>
)

const Logo = ({ own: { logo }, onSaved }: Omit<Props, 'form'>) => {
  const { run: remove } = useSubmit(async () => {
    const { data, message } = await call('DELETE /api/showroom/logo', {})
    onSaved(data)
    if (message) toast.success(message)
  })
  return (
    <>
      {logo !== null && (
        <p className="own-logo">
          <img src={logo} alt={messages.yourLogo} />
          <button type="button" className="account-plain danger" onClick={() => void remove()}>
            {messages.removeLogo}
          </button>
        </p>
      )}
      <FileField
        label={messages.logo}
        hint={messages.logoHint(pictureFields.logo.minimum.width, pictureFields.logo.minimum.height)}
        accept={pictureTypes}
        picture={pictureFields.logo}
        isSingle
        documents={[]}
        onRemove={async () => undefined}
        onAdd={async (file, onProgress) => {
          const sent = await sendShowroomFile('logo', file, onProgress)
          if ('sentence' in sent) return sent.sentence
          onSaved(sent.data)
          return null
        }}
      />
    </>
  )
}
