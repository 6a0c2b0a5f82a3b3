import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { FileDrop } from '../../../kit/form/FileDrop.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { photoTypes, readPhoto } from '../photo/read-photo.ts'
import { visualizerPaths } from '../visualizer-paths.ts'
import { TraceEditor } from './TraceEditor.tsx'
import { traceMessages as messages } from './messages.ts'
import '../../../kit/form/form.css'
import '../../account/Account.css'
import '../Visualizer.css'
import '../own-plan/OwnPlan.css'
import '../room/room-sheets.ts'
import '../photo/Photo.css'
import './Trace.css'

/** Its measures must be readable when it is shown larger. */
const longestPlan = 2_400

/** /visualize/trace-plan: the walls of one room, traced over a picture that is sent nowhere. */
export const TracePlan = () => {
  usePageTitle(messages.title)
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [isRefused, setRefused] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    try {
      setPhoto((await readPhoto(file, longestPlan)).photo)
      setRefused(false)
    } catch {
      // What was there stays.
      setRefused(true)
    }
  }
  return (
    <div className="page">
      <TraceHead />
      <ChoosePicture isFirst={photo === null} isRefused={isRefused} onChoose={choose} />
      {photo && <TraceEditor photo={photo} />}
    </div>
  )
}

const TraceHead = () => {
  const template = useSearchParams()[0].get('template')
  return (
    <header className="page-head">
      <h1>{messages.title}</h1>
      <p>{messages.about}</p>
      <p>
        <Link to={visualizerPaths.ownPlan({ template })}>{messages.toNumbers}</Link>
      </p>
    </header>
  )
}

type Props = {
  isFirst: boolean
  isRefused: boolean
  onChoose: (file: File | undefined) => Promise<void>
}

const ChoosePicture = ({ isFirst, isRefused, onChoose }: Props) => {
  const id = useId()
  const label = isFirst ? messages.choose : messages.another
  return (
    <>
      <FileDrop
        className={isFirst ? 'photo-choose' : 'photo-choose photo-another'}
        accept={photoTypes}
        control={{ 'aria-label': label, 'aria-describedby': id }}
        isWrong={isRefused}
        onFiles={([file]) => onChoose(file)}
      >
        <span aria-hidden="true">{label}</span>
        <small id={id} className={isFirst ? undefined : 'visually-hidden'}>
          {messages.chooseHint}
        </small>
      </FileDrop>
      {isRefused && (
        <p className="form-error" role="alert">
          {messages.notAPicture}
        </p>
      )}
    </>
  )
}
