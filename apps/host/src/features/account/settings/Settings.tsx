import type { Settings as SettingsShown } from '@showroom/contract/account/account'
import { useState } from 'react'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { call } from '../../../data/call.ts'
import { setAppearance } from '../../../theme/appearance.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useRead } from '../../../data/useRead.ts'
import { WasteField } from './WasteField.tsx'
import { useSubmit } from '../../../data/useSubmit.ts'

/** Each setting is saved as it is chosen: there is nothing to press. */
export const Settings = () => {
  const read = useRead('GET /api/setting', {})
  return <Loaded read={read}>{({ data }) => <SettingsForm saved={data} />}</Loaded>
}

const SettingsForm = ({ saved }: { saved: SettingsShown }) => {
  const [settings, setSettings] = useState(saved)
  const { run } = useSubmit(async (change: Partial<SettingsShown>) => {
    const { data, message } = await call('PUT /api/setting', { body: change })
    setSettings(data)
    setAppearance(data)
    if (message) toast.success(message)
  })
  const save = async (change: Partial<SettingsShown>) => {
    const before = settings
    setSettings({ ...settings, ...change })
    if (await run(change)) setSettings(before)
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
