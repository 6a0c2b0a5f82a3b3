import type { Settings as SettingsShown } from '@showroom/contract/account/account'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useRead } from '../../../data/useRead.ts'
import { useSession } from '../../../session/session.ts'
import { OfficeHoursSection } from '../../chat/OfficeHoursSection.tsx'
import { SavedRepliesSection } from '../../chat/SavedRepliesSection.tsx'
import { Preferences } from '../../notifications/Preferences.tsx'
import { useSettings } from './useSettings.ts'
import { WasteField } from './WasteField.tsx'
import { accountMessages as messages } from '../messages.ts'

/** Each setting is saved as it is chosen: there is nothing to press. */
export const Settings = () => {
  const read = useRead('GET /api/setting', {})
  return <Loaded read={read}>{({ data }) => <SettingsForm saved={data} />}</Loaded>
}

const SettingsForm = ({ saved }: { saved: SettingsShown }) => {
  const section = useSettings(saved)
  const isPro = useSession((session) => session.user?.type === 'Contractor')
  return (
    <>
      <Measures {...section} />
      <Look {...section} />
      <Mail {...section} />
      {isPro && <OfficeHoursSection />}
      {isPro && <SavedRepliesSection />}
      <Preferences />
    </>
  )
}

type SectionProps = { settings: SettingsShown; save: (change: Partial<SettingsShown>) => void }

const Measures = ({ settings, save }: SectionProps) => (
  <Section title={messages.measuresAndPrices} about={messages.howLengthsAndPrices}>
    <SelectField
      name="units"
      label={messages.units}
      value={settings.units}
      onChange={(units) => save({ units: units === 'decimal' ? 'decimal' : 'feet_inches' })}
      options={[
        { value: 'feet_inches', label: messages.feetAndInches },
        { value: 'decimal', label: messages.decimalFeet },
      ]}
    />
    <SelectField
      name="price_display"
      label={messages.pricesFirst}
      value={settings.price_display}
      onChange={(price) => save({ price_display: price === 'per_sqft' ? 'per_sqft' : 'per_box' })}
      options={[
        { value: 'per_box', label: messages.perBox },
        { value: 'per_sqft', label: messages.perSquareFoot },
      ]}
    />
    <WasteField
      value={settings.default_waste_pct}
      onSave={(default_waste_pct) => save({ default_waste_pct })}
    />
  </Section>
)

const Look = ({ settings, save }: SectionProps) => (
  <Section title={messages.appearance} about={messages.takesEffectAtOnce}>
    <SelectField
      name="theme"
      label={messages.theme}
      value={settings.theme}
      onChange={(theme) => save({ theme: theme === 'light' || theme === 'dark' ? theme : 'auto' })}
      options={[
        { value: 'auto', label: messages.asThisDevice },
        { value: 'light', label: messages.light },
        { value: 'dark', label: messages.dark },
      ]}
    />
    <CheckField
      name="reduce_motion"
      checked={settings.reduce_motion}
      onChange={(reduce_motion) => save({ reduce_motion })}
    >
      {messages.reduceMotion}
    </CheckField>
  </Section>
)

const Mail = ({ settings, save }: SectionProps) => (
  <Section title={messages.eMail} about={messages.ordersAndSecurityAre}>
    <CheckField
      name="email_digest"
      checked={settings.email_digest}
      onChange={(email_digest) => save({ email_digest })}
    >
      {messages.aDigestOfWhat}
    </CheckField>
  </Section>
)
