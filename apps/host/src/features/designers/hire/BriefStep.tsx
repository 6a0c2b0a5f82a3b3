import { isPhoto } from '@showroom/contract/designer/brief.rules'
import { pictureFields, pictureTypes } from '@showroom/contract/shared/image.rules'
import type { Project } from '@showroom/contract/project/project'
import { useRead } from '../../../data/useRead.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { FileField } from '../../../kit/form/FileField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { DateField } from '../../../kit/form/DateField.tsx'
import { uploadPhoto } from '../../projects/upload-file.ts'
import { roomWords } from '../../projects/choice.messages.ts'
import { Chips } from '../Chips.tsx'
import type { StepProps } from './HireDesigner.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StyleSurvey } from './StyleSurvey.tsx'
import { type BriefForm, useBrief } from './useBrief.ts'
import { hireMessages as messages } from './messages.ts'

export const BriefStep = ({ wizard }: StepProps) => {
  const read = useRead('GET /api/project/{id}', { params: { id: wizard.projectId } })
  return (
    <Loaded read={read} rows={4}>
      {({ data }) => <Brief wizard={wizard} project={data} onProject={read.replace} />}
    </Loaded>
  )
}

type Props = Pick<StepProps, 'wizard'> & { project: Project; onProject: (project: Project) => void }

const Brief = ({ wizard, project, onProject }: Props) => {
  const { element, form, send, saveDraft } = useBrief(wizard)
  const { values, change, errorOf } = form
  return (
    <form ref={element} className="form" noValidate onSubmit={send}>
      <p className="designer-soft">{messages.briefAbout}</p>
      <Chips
        name="rooms"
        legend={messages.rooms}
        words={roomWords}
        chosen={values.rooms}
        error={errorOf('rooms')}
        onChange={(rooms) => change({ rooms })}
      />
      <StyleSurvey
        answers={values.survey}
        error={errorOf('survey')}
        onChange={(survey) => change({ survey })}
      />
      <Words form={form} />
      <Photos form={form} project={project} onProject={onProject} />
      <StepButtons isBusy={form.isBusy} onBack={() => wizard.go(0)} />
      <button type="button" className="account-plain" onClick={saveDraft}>
        {messages.saveDraft}
      </button>
    </form>
  )
}

const Words = ({ form: { values, change, errorOf } }: { form: BriefForm }) => (
  <>
    <AreaField
      name="must_keep"
      label={messages.mustKeep}
      required={false}
      maxLength={2_000}
      value={values.must_keep}
      error={errorOf('must_keep')}
      onChange={(must_keep) => change({ must_keep })}
    />
    <AreaField
      name="wishes"
      label={messages.wishes}
      required={false}
      maxLength={4_000}
      value={values.wishes}
      error={errorOf('wishes')}
      onChange={(wishes) => change({ wishes })}
    />
    <TextField
      name="budget"
      label={messages.budget}
      hint={messages.budgetHint}
      required={false}
      inputMode="text"
      autoComplete="off"
      value={values.budget}
      error={errorOf('budget')}
      onChange={(budget) => change({ budget })}
    />
    <div className="designer-dates">
      <DateField
        name="start_on"
        label={messages.startOn}
        value={values.start_on}
        error={errorOf('start_on')}
        onChange={(start_on) => change({ start_on }, ['start_on', 'finish_by'])}
      />
      <DateField
        name="finish_by"
        label={messages.finishBy}
        value={values.finish_by}
        error={errorOf('finish_by')}
        onChange={(finish_by) => change({ finish_by })}
      />
    </div>
  </>
)

type PhotoProps = { form: BriefForm } & Pick<Props, 'project' | 'onProject'>

/** Taken out here, a photo stays among the project's files. */
const Photos = ({ form: { values, change, errorOf }, project, onProject }: PhotoProps) => {
  const photos = project.files.filter(({ media_type }) => isPhoto(media_type))
  const known = new Set(photos.map(({ id }) => id))
  return (
    <FileField
      label={messages.photos}
      hint={messages.photosHint}
      required
      accept={pictureTypes}
      picture={pictureFields.room}
      error={errorOf('photos')}
      documents={photos.filter(({ id }) => values.photos.includes(id))}
      onRemove={async (id) =>
        change((before) => ({ photos: before.photos.filter((each) => each !== id) }), ['photos'])
      }
      onAdd={async (file, onProgress) => {
        const sent = await uploadPhoto(project.id, file, onProgress)
        if ('sentence' in sent) return sent.sentence
        onProject(sent.data)
        const added = sent.data.files.find(({ id }) => !known.has(id))
        if (added) change((before) => ({ photos: [...new Set([...before.photos, added.id])] }), ['photos'])
        return null
      }}
    />
  )
}
