import type { OwnShowroom } from '@showroom/contract/showroom/own-showroom'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSave } from '../../data/useSave.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { AboutFields } from './AboutFields.tsx'
import { Brand } from './Brand.tsx'
import { Categories } from './Categories.tsx'
import { SocialFields } from './SocialFields.tsx'
import { WorkPhotos } from './WorkPhotos.tsx'
import { Preview } from './Preview.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { changeOf, formOf, rulesOf, type ShowroomForm } from './showroom-form.ts'
import { showroomPageMessages as messages } from './messages.ts'
import './Showroom.css'

/** /account/showroom: brand, profile and what is shown, with a preview that changes while one types. */
export const Showroom = () => {
  const read = useRead('GET /api/showroom/own', {})
  return (
    <Loaded read={read} rows={4}>
      {({ data }) => <Editor own={data} onSaved={read.replace} />}
    </Loaded>
  )
}

type Props = { own: OwnShowroom; onSaved: (own: OwnShowroom) => void }

const Editor = ({ own, onSaved }: Props) => {
  const { form: element, ...form } = useForm<ShowroomForm>({ values: formOf(own), rules: rulesOf })
  const save = useSave(form, async (values) => {
    const { data, message } = await call('PUT /api/showroom/own', { body: changeOf(values, own) })
    onSaved(data)
    // As they are kept: an address is written out.
    form.change({ socials: data.socials })
    return message
  })
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(formOf(own))
  return (
    <form ref={element} noValidate onSubmit={save}>
      <Section title={messages.preview} about={messages.aboutPreview}>
        <Preview own={own} form={form.values} />
      </Section>
      <Section title={messages.brand} about={messages.aboutBrand}>
        <Brand own={own} form={form} onSaved={onSaved} />
      </Section>
      <Section title={messages.profile} about={messages.aboutProfile}>
        <ProfileFields form={form} />
      </Section>
      <Section title={messages.business} about={messages.aboutBusiness}>
        <AboutFields form={form} />
      </Section>
      <Section title={messages.socials} about={messages.aboutSocials}>
        <SocialFields form={form} />
      </Section>
      <Section title={messages.photos} about={messages.aboutPhotos}>
        <WorkPhotos photos={own.photos} onSaved={onSaved} />
      </Section>
      <Section title={messages.categories} about={messages.aboutCategories}>
        <Categories form={form} />
      </Section>
      <div className="own-save">
        <SaveButton isBusy={form.isBusy} />
        {isChanged && <p role="status">{messages.unsaved}</p>}
      </div>
    </form>
  )
}
