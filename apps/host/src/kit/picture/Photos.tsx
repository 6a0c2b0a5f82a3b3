import { useState } from 'react'
import { useReadOf } from '../../data/useRead.ts'
import { fetchAsPerson } from '../../session/fetch-as-person.ts'
import { Dialog } from '../form/Dialog.tsx'
import { kitMessages as messages } from '../messages.ts'
import { asDataUrl } from '@showroom/widgets/ui/as-data-url.ts'
import './Photos.css'

type Props = {
  /** Where each is served, which only a session may ask. */
  paths: readonly string[]
  /** What they show, for whoever does not see them: of a line, of a claim. */
  of: string
}

/** Small pictures that open large, of photos that are not everybody's. */
export const Photos = ({ paths, of }: Props) => {
  const [open, setOpen] = useState<number | null>(null)
  const path = open === null ? undefined : paths[open]
  if (paths.length === 0) return null
  return (
    <>
      <ul className="photos" aria-label={messages.photosOf(of)}>
        {paths.map((one, index) => (
          <li key={one}>
            <button
              type="button"
              className="photo"
              aria-label={messages.openPhoto(index + 1, of)}
              onClick={() => setOpen(index)}
            >
              <Photo path={`${one}?preview`} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && path !== undefined && (
        <Dialog title={messages.photoOf(open + 1, of)} shape="wide" onClose={() => setOpen(null)}>
          <div className="photo-open">
            <Photo path={path} alt={messages.photoOf(open + 1, of)} />
          </div>
        </Dialog>
      )}
    </>
  )
}

const fetched = async (path: string, signal: AbortSignal): Promise<string> => {
  const answer = await fetchAsPerson(path, { signal })
  if (!answer.ok) throw new Error(`The photo was answered with ${answer.status}.`)
  return asDataUrl(await answer.blob())
}

const Photo = ({ path, alt }: { path: string; alt: string }) => {
  const read = useReadOf(['photo', path], (signal) => fetched(path, signal))
  if (read.kind === 'failed') return <span className="photo-failed">{messages.photoNotLoaded}</span>
  if (read.kind === 'waiting') return <span className="photo-waiting" aria-hidden="true" />
  return <img src={read.reply} alt={alt} />
}
