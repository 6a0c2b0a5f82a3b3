import type { Settings as SettingsShown } from '@showroom/contract/account/account'
import { useState } from 'react'
import { CheckField } from '../../form/CheckField.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { call, quietCall } from '../../session/call.ts'
import { sentenceOf, statusOf } from '../../session/refusal.ts'
import { setAppearance } from '../../theme/appearance.ts'
import { toast } from '../../toast/toast.ts'
import { Answered } from '../Answered.tsx'
import { Section } from '../Section.tsx'
import { useAsked } from '../useAsked.ts'
import { WasteField } from './WasteField.tsx'

const askSettings = async (signal: AbortSignal): Promise<SettingsShown> =>
  (await quietCall('GET /api/setting', { signal })).data

/** Each setting is saved as it is chosen: there is nothing to press. */
export const Settings = () => {
  const asked = useAsked(askSettings)
  return <Answered asked={asked}>{(settings) => <SettingsForm saved={settings} />}</Answered>
}

const SettingsForm = ({ saved }: { saved: SettingsShown }) => {
  const [settings, setSettings] = useState(saved)
  const save = async (change: Partial<SettingsShown>) => {
    const before = settings
    setSettings({ ...settings, ...change })
    try {
      const { data, message } = await call('PUT /api/setting', { body: change })
      setSettings(data)
      setAppearance(data)
      if (message) toast.success(message)
    } catch (failure) {
      setSettings(before)
      if (statusOf(failure) === 0) toast.error(sentenceOf(failure))
    }
  }
  return (
    <>
      <Section title="Measures and prices" about="How lengths and prices are written for you.">
        <SelectField
          name="units"
          label="Units"
          value={settings.units}
          onChange={(units) => void save({ units: units === 'decimal' ? 'decimal' : 'feet_inches' })}
          options={[
            { value: 'feet_inches', label: 'Feet and inches' },
            { value: 'decimal', label: 'Decimal feet' },
          ]}
        />
        <SelectField
          name="price_display"
          label="Prices first"
          value={settings.price_display}
          onChange={(price) => void save({ price_display: price === 'per_sqft' ? 'per_sqft' : 'per_box' })}
          options={[
            { value: 'per_box', label: 'Per box' },
            { value: 'per_sqft', label: 'Per square foot' },
          ]}
        />
        <WasteField
          value={settings.default_waste_pct}
          onSave={(default_waste_pct) => void save({ default_waste_pct })}
        />
      </Section>
      <Section title="Appearance" about="Takes effect at once, on every device that you sign in on.">
        <SelectField
          name="theme"
          label="Theme"
          value={settings.theme}
          onChange={(theme) => void save({ theme: theme === 'light' || theme === 'dark' ? theme : 'auto' })}
          options={[
            { value: 'auto', label: 'As this device' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <CheckField
          name="reduce_motion"
          checked={settings.reduce_motion}
          onChange={(reduce_motion) => void save({ reduce_motion })}
        >
          Reduce motion
        </CheckField>
      </Section>
      <Section title="E-mail" about="Orders and security are always written to you.">
        <CheckField
          name="email_digest"
          checked={settings.email_digest}
          onChange={(email_digest) => void save({ email_digest })}
        >
          A digest of what happened in my projects
        </CheckField>
      </Section>
    </>
  )
}
