import type { PhotoRoom, SentPhoto } from '@showroom/contract/visualizer/photo-room.replies'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { call } from '../../../data/call.ts'
import { refused } from '../../../data/failure.ts'
import { fetchAsPerson } from '../../../session/fetch-as-person.ts'
import { guestHeaders, keepGuestCart } from '../../../session/guest-cart.ts'
import { sendOneFile } from '../../../session/send-one-file.ts'
import { photoMessages as messages } from './messages.ts'
import { canvasOf, readPhoto } from './read-photo.ts'

const quality = 0.92

/** As it is seen here: what else the camera wrote into its file stays on the device. */
const fileOf = async (photo: Photo): Promise<File> => {
  const blob = await new Promise<Blob | null>((done) => canvasOf(photo).toBlob(done, 'image/jpeg', quality))
  if (!blob) throw refused(messages.notSent)
  return new File([blob], 'room.jpg', { type: 'image/jpeg' })
}

/** The answer is what the photo is called from now on. */
export const sendPhoto = async (photo: Photo, showroom: string): Promise<string> => {
  const address = `/api/visualization/photo?showroom=${encodeURIComponent(showroom)}`
  const sent = await sendOneFile<SentPhoto>(address, await fileOf(photo), {
    onProgress: () => undefined,
    tooLarge: say.photoTooLarge,
    notSent: messages.notSent,
  })
  if ('sentence' in sent) throw refused(sent.sentence)
  if (sent.data.cart_token) keepGuestCart(sent.data.cart_token)
  return sent.data.id
}

/** The photo of a saved room, whole or as a list shows it. */
export const fetchPhoto = async (id: string, size: 'whole' | 'small' = 'whole'): Promise<Photo> => {
  const address = `/api/visualization/photo_room/${encodeURIComponent(id)}/photo${size === 'small' ? '?size=small' : ''}`
  const answer = await fetchAsPerson(address, { headers: guestHeaders() })
  if (!answer.ok) throw refused(answer.status === 403 ? messages.notShown : say.photoGone)
  return (await readPhoto(await answer.blob())).photo
}

export type OpenedRoom = { room: PhotoRoom; photo: Photo }

/** A saved room with its photo, on whatever device. */
export const openPhotoRoom = async (id: string): Promise<OpenedRoom> => {
  const [{ data }, photo] = await Promise.all([
    call('GET /api/visualization/photo_room/{id}', { params: { id } }),
    fetchPhoto(id),
  ])
  return { room: data, photo: { ...photo, lens: data.state.lens } }
}
